import type { NamedPlay } from '../plays.ts';

export const scratchPlays = (): NamedPlay[] => [{ play: 'ticket', wish: {} }];
