/** Hi-lo counts its ranks from the ace, packs count them from the two: the same card as a pack has it. */
export const cardOf = (card: number): number => {
  const [rank, suit] = [Math.floor(card / 4), card % 4];
  return ((rank + 12) % 13) * 4 + suit;
};
