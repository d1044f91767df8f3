import type { NamedPlay } from '../plays.ts';
import type { DoubleFigures } from './double.ts';

export const doublePlays = ({ paysX100 }: DoubleFigures): NamedPlay[] =>
  Object.keys(paysX100).map((colour) => ({ play: colour, wish: { colour } }));
