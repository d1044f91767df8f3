import { type CSSProperties, useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './past-results.module.css';

export interface PastResult {
  id: string;
  text: string;
  isGood: boolean;
  /** Of what came: a red number, the banker. Such results stand close to each other, the newest with a ring. */
  paint?: { colour: string; ink: string };
}

const KEPT = 12;

/** The last results of this session, newest first; each is added once its round was seen. */
export function usePast(latest: PastResult | null): readonly PastResult[] {
  const [past, setPast] = useState<readonly PastResult[]>([]);
  const id = latest?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is known by its round
  useEffect(() => {
    if (latest !== null)
      setPast((before) => [latest, ...before.filter((result) => result.id !== id)].slice(0, KEPT));
  }, [id]);
  return past;
}

export function PastResults({ results }: { results: readonly PastResult[] }) {
  const t = useText();
  return (
    <ol className={css.past} aria-label={t('play.past')}>
      {results.map(({ id, text, isGood, paint }) => (
        <li
          key={id}
          className={classes(css.result, isGood && css.good, paint !== undefined && css.painted)}
          style={paint && ({ '--paint': paint.colour, '--paint-ink': paint.ink } as CSSProperties)}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}
