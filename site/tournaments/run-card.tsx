import { Link } from '@tanstack/react-router';
import type { Tournament } from '#contract/tournaments.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import { RunArt } from './run-art.tsx';
import css from './run-card.module.css';
import { RunFacts } from './run-facts.tsx';
import { RunKicker } from './run-hero.tsx';

const over: readonly Tournament['state'][] = ['FINISHED', 'CALCULATED', 'PAID', 'CANCELLED'];

export function RunCard({ run, level = 3 }: { run: Tournament; level?: 2 | 3 }) {
  const t = useText();
  return (
    <article className={css.card} data-run={run.id}>
      <div className={css.banner} data-art="">
        <RunArt run={run} size="card" />
        <RunKicker run={run} />
        <Heading level={level} size="dialog" className={css.title}>
          {run.title}
        </Heading>
      </div>
      <div className={css.body}>
        <p className={css.text}>{run.text}</p>
        <RunFacts run={run} />
        <div className={css.way}>
          <ButtonLink isWide link={<Link to="/tournaments/$id" params={{ id: String(run.id) }} />}>
            {over.includes(run.state) ? t('tournaments.results') : t('tournaments.open')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
