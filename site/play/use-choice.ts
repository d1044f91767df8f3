import { useEffect, useEffectEvent } from 'react';
import { usePlay, useTableState } from './play-context.ts';
import { isSeen } from './table.ts';

/** Decides it, or null while that cannot be: it is not offered, or what it costs is not there. */
export function useChoice(name: string): (() => void) | null {
  const { table } = usePlay();
  const state = useTableState();
  const { round, isAsking, balance } = state;
  const choice = round?.choices.find((offered) => offered.name === name);
  const isThere = (balance?.cash ?? 0) + (balance?.bonus ?? 0) >= (choice?.stake ?? 0);
  if (choice === undefined || isAsking || !isSeen(state) || !isThere) return null;
  return () => void table.decide({ name });
}

/** A letter for each thing that can be done now. */
export function useLetters(acts: Readonly<Record<string, (() => void) | null>>): void {
  const onKey = useEffectEvent(({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (repeat || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return;
    acts[key.toLowerCase()]?.();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
