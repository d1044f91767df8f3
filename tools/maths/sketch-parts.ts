// What many sketches have in common.

export const nine = 'H1 H2 H3 H4 L1 L2 L3 L4 L5';
export const three = [3, 3, 3, 3, 3];
export const four = [4, 4, 4, 4, 4];
export const modes = { base: { costX100: 100, strips: 'base' } };

/** How many piles of a symbol each of five reels has. */
export const everywhere = [1, 1, 1, 1, 1];
export const inner = [0, 1, 1, 1, 0];
export const odd = [1, 0, 1, 0, 1];
