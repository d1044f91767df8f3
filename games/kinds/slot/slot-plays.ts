import type { Decision, Round } from '../kind.ts';
import type { NamedPlay } from '../plays.ts';
import type { SlotFigures } from './slot-figures.ts';

/** Every way to start a round; who picks takes the last place that is closed. */
export const slotPlays = ({ modes, pick }: SlotFigures): NamedPlay[] =>
  Object.keys(modes).map((mode) => ({ play: mode, wish: { mode }, ...(pick !== undefined && { decide }) }));

const decide = ({ choices }: Round): Decision => ({ name: 'pick', at: choices[0]!.at!.at(-1)! });
