import { playOnSpot } from '../chips.ts';
import type { NamedPlay } from '../plays.ts';
import { statedSpots } from './three-dice-par.ts';

export const threeDicePlays = (): NamedPlay[] => statedSpots.map((spot) => playOnSpot(spot, spot));
