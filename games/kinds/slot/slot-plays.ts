import type { NamedPlay } from '../plays.ts';
import type { SlotFigures } from './slot-figures.ts';

/** Every way to start a round. */
export const slotPlays = ({ modes }: SlotFigures): NamedPlay[] =>
  Object.keys(modes).map((mode) => ({ play: mode, wish: { mode } }));
