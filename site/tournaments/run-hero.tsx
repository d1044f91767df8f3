import type { Tournament } from '#contract/tournaments.ts';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { Pulse } from '#ui/pulse.tsx';
import { useText } from '../i18n/use-text.tsx';
import { Join } from './join.tsx';
import { RunArt } from './run-art.tsx';
import { RunFacts } from './run-facts.tsx';
import css from './run-hero.module.css';

export function RunHero({ run }: { run: Tournament }) {
  return (
    <section className={css.hero} data-art="" data-run-state={run.state}>
      <RunArt run={run} size="hero" />
      <RunKicker run={run} />
      <Heading level={1} size="banner" className={css.title}>
        {run.title}
      </Heading>
      <p className={css.text}>{run.text}</p>
      <RunFacts run={run} />
      <div className={css.ways}>
        <Join run={run} />
      </div>
    </section>
  );
}

/** How it stands, and by what it is scored. */
export function RunKicker({ run: { state, scoring } }: { run: Tournament }) {
  const t = useText();
  return (
    <Kicker>
      {state === 'RUNNING' && <Pulse />}
      {t(`tournaments.state.${state}`)} · {t(`tournaments.kind.${scoring.by}`)}
    </Kicker>
  );
}
