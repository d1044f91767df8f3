// Free spins at a table: the packs that can be played, and whether the next round is paid by one. Whoever has used them up
// says first that they go on with their own money.
import type { PlayedRound, PlayPack } from '#contract/play.ts';

export interface FreeSpins {
  packs: readonly PlayPack[];
  /** The player chose a stake of their own. */
  isAside: boolean;
  /** The last one was played, and the player has not said yet that they go on. */
  isUsedUp: boolean;
}

export const noFreeSpins: FreeSpins = { packs: [], isAside: false, isUsedUp: false };

/** The pack that pays the next round. */
export const packInUse = ({ packs, isAside }: FreeSpins): PlayPack | undefined =>
  isAside ? undefined : packs[0];

/** As the server says they stand now. */
export const withPacks = (before: FreeSpins, packs: readonly PlayPack[]): FreeSpins => ({
  packs,
  isAside: before.isAside,
  isUsedUp: before.isUsedUp || (packInUse(before) !== undefined && packs.length === 0),
});

export function withPlayed(before: FreeSpins, played: PlayPack | null): FreeSpins {
  if (played === null) return before;
  const packs = before.packs.map((pack) => (pack.id === played.id ? played : pack));
  return withPacks(
    before,
    packs.filter(({ remaining_count }) => remaining_count > 0),
  );
}

/** What a player staked of their own. */
export const ownStakeOf = ({ staked, is_free }: Pick<PlayedRound, 'staked' | 'is_free'>): number =>
  is_free ? 0 : staked;
