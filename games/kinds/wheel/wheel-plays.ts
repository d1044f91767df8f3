import type { NamedPlay } from '../plays.ts';
import type { WheelFigures } from './wheel.ts';
import { wheelPar } from './wheel-par.ts';

export const wheelPlays = (figures: WheelFigures): NamedPlay[] =>
  wheelPar(figures).map(({ play }) => {
    const [risk, segments] = play.split('-');
    return { play, wish: { risk, segments: Number(segments) } };
  });
