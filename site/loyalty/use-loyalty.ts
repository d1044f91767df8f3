import { loyalty } from '#contract/loyalty/loyalty.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { usePlayer } from '../player/use-player.ts';

/** Only a player has it, and only where loyalty or characters are switched on (spec §4). */
export function useLoyaltyInfo() {
  const isPlayer = usePlayer() !== null;
  const isOn = useRead(metadata.get, {}).data?.feature_flags.loyalty === true;
  return useRead(loyalty.getinfo, {}, { enabled: isPlayer && isOn });
}

export const useLoyaltySettings = () => useRead(loyalty.getSettings, {}).data;

/** A player sees what is theirs of each product, and money in their currency; until it is there, what guests see. */
export function useProducts(): readonly Product[] {
  const isPlayer = usePlayer() !== null;
  const all = useRead(loyalty.getproducts, {}, { enabled: !isPlayer }).data;
  const own = useRead(loyalty.getproducts, { fields: ['own'] }, { enabled: isPlayer }).data;
  return ((isPlayer ? own : undefined) ?? all)?.items ?? [];
}
