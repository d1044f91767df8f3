const gems = ['gem-ruby', 'gem', 'gem-brass'] as const;

/** The gem that stands for a prize, by the place of the prize. */
export const gemOf = (prize: number): string => `/art/play/${gems[prize % gems.length]}.svg`;
