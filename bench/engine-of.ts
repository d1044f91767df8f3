// What draws a round: the kind of a game, and of a slot its mechanic.
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';

const THREE_REELS = 3;

export function engineOf({ kind, figures }: GameDefinition): string {
  return kind === 'slot' ? `slot, ${mechanicOf(figures as SlotFigures)}` : kind;
}

/** The first that a player would name. */
function mechanicOf({ heights, win, hold, free, tumble }: SlotFigures): string {
  if (hold !== undefined) return 'hold and respin';
  if (free?.specials !== undefined) return 'expanding symbol';
  if (win.by === 'anywhere' || win.by === 'clusters') return win.by;
  if (tumble !== undefined) return 'tumble';
  if (heights.length === THREE_REELS) return 'three reels';
  if (win.by === 'lines') return 'lines';
  return heights.some((cells) => typeof cells !== 'number') ? 'variable ways' : 'ways';
}
