import { lazyRouteComponent } from '@tanstack/react-router';

/** Guests, who are most of those who come for the first time, do not wait for what only players see. */
export const PlayerCorner = lazyRouteComponent(() => import('./player-corner.tsx'));
