import { usePlayer } from './use-player.ts';

/** A player's limits are one tap away; whoever is not signed in reads what there is. */
export const useLimitsLink = () =>
  usePlayer() === null
    ? ({ to: '/$slug', params: { slug: 'responsible-play' } } as const)
    : ({ to: '/profile/responsible-game' } as const);
