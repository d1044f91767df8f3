// What is to be checked, as text in the fields of the form: the visitor's own, or one of their rounds by its id.
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Output } from '#contract/define.ts';
import { fairness } from '#contract/fairness.ts';
import { useRead } from '../asking/reads.ts';
import { usePlayer } from '../player/use-player.ts';
import type { RoundText } from './verify-round.ts';

export type KeptRound = Output<typeof fairness.getRound>;

/** Also the hash that was shown before the round, if they have it. */
export type CheckText = RoundText & { commit: string };

export type SeedText = Pick<CheckText, 'serverSeed' | 'clientSeed' | 'commit'>;

const blank: CheckText = {
  ...{ game: '', definition: '', serverSeed: '', commit: '', clientSeed: '' },
  ...{ nonce: '0', bet: '', decisions: '[]' },
};

export function useRoundText(seeds: SeedText | null) {
  const { round: id } = useSearch({ strict: false }) as { round?: string };
  const isPlayer = usePlayer() !== null;
  const isNamed = id !== undefined;
  const asked = useRead(fairness.getRound, { round: id ?? '' }, { enabled: isPlayer && isNamed });
  const kept = isPlayer && isNamed ? asked.data : undefined;
  const [text, setText] = useState(blank);

  useEffect(() => {
    if (kept !== undefined) setText(textOf(kept));
  }, [kept]);
  useEffect(() => {
    if (seeds !== null) setText((before) => ({ ...before, ...seeds }));
  }, [seeds]);

  return {
    text,
    set: (change: Partial<CheckText>) => setText((before) => ({ ...before, ...change })),
    kept,
    refusal: isNamed ? asked.error : null,
    needsPlayer: isNamed && !isPlayer,
  };
}

const textOf = (round: KeptRound): CheckText => ({
  game: round.game,
  definition: round.definition,
  serverSeed: round.server_seed ?? '',
  commit: round.commit,
  clientSeed: round.client_seed,
  nonce: String(round.nonce),
  bet: JSON.stringify(round.bet),
  decisions: JSON.stringify(round.decisions),
});
