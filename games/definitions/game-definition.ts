// A game is its kind and its figures. Their hash names the definition that a round was played by.
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { KindName } from '../kinds/kinds.ts';

export interface GameDefinition<Figures = unknown> {
  sysname: string;
  kind: KindName;
  figures: Figures;
  stakes: Stakes;
}

/** In cents. Either the stakes themselves, or what all chips of a table may come to. */
export type Stakes = { ladder: readonly number[] } | { min: number; max: number };

const hashes = new WeakMap<GameDefinition, string>();

/** Of everything that decides what a round pays. */
export function hashOf(definition: GameDefinition): string {
  const known = hashes.get(definition);
  if (known !== undefined) return known;
  const { sysname, kind, figures } = definition;
  const hash = bytesToHex(sha256(utf8ToBytes(canonical({ sysname, kind, figures }))));
  hashes.set(definition, hash);
  return hash;
}

/**
 * The published file of a definition: everything that its hash covers. Names stay in the order of the definition, because
 * tables of symbols are read in that order.
 */
export const fileOf = ({ sysname, kind, figures }: GameDefinition): string =>
  JSON.stringify({ sysname, kind, figures });

/** What keeps the words of one game apart from all others. */
export const scopeOf = (definition: GameDefinition): string => `${definition.sysname}@${hashOf(definition)}`;

export const isStakeTaken = (stakes: Stakes, stake: number): boolean =>
  'ladder' in stakes ? stakes.ladder.includes(stake) : stake >= stakes.min && stake <= stakes.max;

/** The same text for the same figures, whatever order they were written in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
