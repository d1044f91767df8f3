// Whether a message has turned a match: a goal, a set, its end or another result of it.
import { sportModels } from '#sports/models.ts';
import type { DraftEvent } from './draft-event.ts';

export function isTurn(before: DraftEvent | undefined, after: DraftEvent): boolean {
  if (after.runners !== null) return false;
  if (before === undefined) return hasBegun(after);
  if (before.turns !== after.turns || before.result_revision !== after.result_revision) return true;
  if (before.incidents === after.incidents && before.moment === after.moment) return false;
  return isOver(before) !== isOver(after) || decisiveOf(before) !== decisiveOf(after);
}

const hasBegun = ({ status }: Pick<DraftEvent, 'status'>): boolean =>
  status !== 'scheduled' && status !== 'postponed';

/** Its last moment is over, or its result is known. */
const isOver = ({ status }: Pick<DraftEvent, 'status'>): boolean =>
  hasBegun({ status }) && status !== 'live' && status !== 'interrupted';

const decisiveOf = ({ sport, strength, incidents, moment }: DraftEvent): number =>
  sportModels[sport].follow(strength, incidents, moment).decisive;
