import { Link } from '@tanstack/react-router';
import { tournaments } from '#contract/tournaments.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { RunCard } from './run-card.tsx';

/** Those that go on, for the home page; nothing where there is none. */
export function RunRow() {
  const t = useText();
  const { data } = useRead(tournaments.get, { status: 'active' });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Scroller
      title={t('tournaments.home.title')}
      holds="cards"
      previousLabel={t('shell.row.previous')}
      nextLabel={t('shell.row.next')}
      action={
        <ButtonLink size="s" link={<Link to="/tournaments" />}>
          {t('tournaments.home.all')}
        </ButtonLink>
      }
    >
      {data.items.map((run) => (
        <RunCard key={run.id} run={run} />
      ))}
    </Scroller>
  );
}
