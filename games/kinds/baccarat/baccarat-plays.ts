import { playOnSpot } from '#games/kinds/chips.ts';
import type { NamedPlay } from '#games/kinds/plays.ts';
import { baccaratSpots } from './baccarat.ts';

export const baccaratPlays = (): NamedPlay[] => baccaratSpots.map((spot) => playOnSpot(spot, spot));
