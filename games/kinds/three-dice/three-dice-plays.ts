import { playOnSpot } from '#games/kinds/chips.ts';
import type { NamedPlay } from '#games/kinds/plays.ts';
import { statedSpots } from './three-dice-par.ts';

export const threeDicePlays = (): NamedPlay[] => statedSpots.map((spot) => playOnSpot(spot, spot));
