/** Of tables that take chips, in cents: the least that lies on a spot, and what all chips of a round may come to. */
export const minChip = 10;

export const chipStakes = { min: 20, max: 50_000 } as const;
