import { playOnSpot } from '#games/kinds/chips.ts';
import type { NamedPlay } from '#games/kinds/plays.ts';
import { statedSpots } from './roulette-par.ts';

export const roulettePlays = (): NamedPlay[] => statedSpots.map(([spot, { type }]) => playOnSpot(type, spot));
