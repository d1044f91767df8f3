// A golden round: what it was made of, and what came of it. No later change of the code may come to something else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Bet, Decision } from '#games/kinds/kind.ts';
import { verifyRound } from '#site/fairness/verify-round.ts';

export interface RoundMadeOf {
  game: string;
  definition: string;
  /** Hexadecimal. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  bet: Bet;
  decisions: readonly Decision[];
}

interface Came {
  /** In cents. */
  staked: number;
  paid: number;
  /** How many words of chance it drew. */
  words: number;
  /** SHA-256 of all that was shown, as JSON with its names in order. */
  steps: string;
}

export type GoldenRound = RoundMadeOf & Came;

export const goldenFile = new URL('rounds.jsonl', import.meta.url);

export const readGolden = (): GoldenRound[] =>
  readFileSync(goldenFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GoldenRound);

/** As anybody would check it, by the code of the page /fairness. */
export async function compute(round: RoundMadeOf): Promise<Came> {
  const { staked, paid, isOver, words, steps } = await verifyRound({
    ...{ game: round.game, definition: round.definition, nonce: String(round.nonce) },
    ...{ serverSeed: round.serverSeed, clientSeed: round.clientSeed },
    ...{ bet: JSON.stringify(round.bet), decisions: JSON.stringify(round.decisions) },
  });
  if (!isOver) throw new Error(`a golden round of ${round.game} does not end`);
  const shown = createHash('sha256').update(JSON.stringify(steps, inOrder)).digest('hex');
  return { staked, paid, words: words.length, steps: shown };
}

const inOrder = (_name: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : part;
