// Plays a game as its sheet says, and holds what came out against the sheet.
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import type { ParRow } from '#games/kinds/par-sheet.ts';
import { playOut } from '#games/kinds/play-out.ts';
import type { NamedPlay } from '#games/kinds/plays.ts';
import { fastRng } from '#games/rng/fast-rng.ts';

export interface Seen {
  rounds: number;
  /** Of the stake, what came back; what decisions added to it is taken off. */
  return: number;
  /** How far it lies from the sheet, in standard errors. */
  z: number;
}

/** Large, so that what is left of a cent does not show. */
const STAKE = 100_000;

export function simulate(
  definition: GameDefinition,
  named: NamedPlay,
  row: ParRow,
  { rounds, seed }: { rounds: number; seed: number },
): Seen {
  const kind = kindOf(definition);
  const { figures } = definition;
  const bet = kind.betOf({ stake: STAKE, ...named.wish }, figures);
  if (bet === null) throw new Error(`${definition.sysname} takes no ${named.play}`);
  const rng = fastRng(seed);
  let back = 0;
  for (let round = 0; round < rounds; round++) {
    const { paid, staked } = playOut({ kind, figures, bet, rng }, named);
    back += paid - (staked - bet.stake);
  }
  const seen = back / (bet.stake * rounds);
  const error = row.deviation / Math.sqrt(rounds) + (row.within ?? 0) / 2.576;
  return { rounds, return: seen, z: (seen - row.return) / error };
}
