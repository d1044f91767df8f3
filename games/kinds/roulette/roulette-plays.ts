import { playOnSpot } from '../chips.ts';
import type { NamedPlay } from '../plays.ts';
import { statedSpots } from './roulette-par.ts';

export const roulettePlays = (): NamedPlay[] => statedSpots.map(([spot, { type }]) => playOnSpot(type, spot));
