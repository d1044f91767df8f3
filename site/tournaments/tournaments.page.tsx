// /tournaments
import { Link } from '@tanstack/react-router';
import { type Tournament, tournaments } from '#contract/tournaments.ts';
import { statusOf } from '#rules/tournaments/run-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { ClosedNotice } from '../player/closed-notice.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { RunCard } from './run-card.tsx';
import css from './tournaments.module.css';

const asked = { count: 40 };
/** Of what is over, the last few. */
const RESULTS = 6;

export const reads: PageModule['reads'] = () => [needs(tournaments.get, asked)];
export const texts: PageModule['texts'] = ['tournaments'];
export const head: PageModule['head'] = (say) => ({
  title: say('tournaments.head.title'),
  description: say('tournaments.head.description'),
});

export default function TournamentsPage() {
  const t = useText();
  const { data } = useRead(tournaments.get, asked);
  const runs = data?.items ?? [];
  const of = (status: ReturnType<typeof statusOf>) => runs.filter(({ state }) => statusOf(state) === status);
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Heading level={1} size="card">
          {t('tournaments.title')}
        </Heading>
        <p className={css.text}>{t('tournaments.text')}</p>
      </header>
      <ClosedNotice target="product:tournaments" />
      {data !== undefined && runs.length === 0 && <None />}
      {runs.length > 0 && of('active').length === 0 && (
        <p className={css.text}>
          {t('tournaments.none.active')}. {t('tournaments.none.activeText')}
        </p>
      )}
      <Group title={t('tournaments.group.active')} runs={of('active')} />
      <Group title={t('tournaments.group.future')} runs={of('future')} />
      <Group title={t('tournaments.group.finished')} runs={of('finished').slice(0, RESULTS)} />
    </div>
  );
}

function Group({ title, runs }: { title: string; runs: readonly Tournament[] }) {
  if (runs.length === 0) return null;
  return (
    <section className={css.group}>
      <Heading level={2}>{title}</Heading>
      <ul className={css.runs}>
        {runs.map((run) => (
          <li key={run.id}>
            <RunCard run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function None() {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/trophy.webp"
      title={t('tournaments.none.all')}
      action={<ButtonLink link={<Link to="/gamehall" />}>{t('tournaments.none.action')}</ButtonLink>}
    >
      {t('tournaments.none.allText')}
    </EmptyState>
  );
}
