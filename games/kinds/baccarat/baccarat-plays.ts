import { playOnSpot } from '../chips.ts';
import type { NamedPlay } from '../plays.ts';
import { baccaratSpots } from './baccarat.ts';

export const baccaratPlays = (): NamedPlay[] => baccaratSpots.map((spot) => playOnSpot(spot, spot));
