// A golden round in the form in which players get their rounds (docs/fairness/specification.md).
import { definitionByHash } from '#games/definitions/former.ts';
import { fileOf, type GameDefinition } from '#games/definitions/game-definition.ts';
import { commitOf, seedFromText } from '#games/rng/commit.ts';
import type { GoldenRound } from './golden-round.ts';

/** What `fairness.getRound` returns, and the two results that only golden rounds state. */
export interface PublicRound {
  game: string;
  definition: string;
  bet: Record<string, unknown>;
  decisions: { name: string; at?: number; these?: readonly number[] }[];
  staked: number;
  paid: number;
  state: string;
  nonce: number;
  commit: string;
  client_seed: string;
  server_seed: string | null;
  anchor: string | null;
  words?: number;
  steps?: string;
}

export function publicRound({ serverSeed, clientSeed, bet, decisions, ...round }: GoldenRound): PublicRound {
  return {
    ...round,
    ...{ bet: { ...bet }, decisions: structuredClone([...decisions]), state: 'over', anchor: null },
    ...{ server_seed: serverSeed, client_seed: clientSeed, commit: commitOf(seedFromText(serverSeed)) },
  };
}

/** The definition that a round was played by, as a player downloads it. */
export const downloaded = ({ definition }: Pick<GoldenRound, 'definition'>): GameDefinition =>
  JSON.parse(fileOf(definitionByHash(definition)!)) as GameDefinition;
