import { loyalty } from '#contract/loyalty/loyalty.ts';
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

/** A player sees what is theirs of each product, and prices of money in their currency. */
export function useProducts() {
  const isPlayer = usePlayer() !== null;
  return useRead(loyalty.getproducts, isPlayer ? { fields: ['own'] } : {});
}
