// What a bonus moves: from the house's own book into a pool when it is promised, from there into the player's pocket when it
// is activated, and at its end to the player's money or back to the house.
import type { Cents } from '#rules/money.ts';
import { type AccountPath, house, pocket } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';
import { type BonusRow, pocketOf } from './bonus-rows.ts';

/** What is promised and not yet in anybody's pocket. */
export const bonusPool = house('pool-bonuses');

type Moving = Pick<BonusRow, 'key' | 'player_id' | 'product' | 'currency' | 'changes'>;

/** Of its next change. */
const entryOf = (bonus: Moving, reason: Entry['reason'], moves: readonly Move[]): Entry => ({
  ...{ key: `bonus:${bonus.key}:${bonus.changes}`, player: bonus.player_id, reason },
  moves: moves.filter(({ amount }) => amount > 0),
});

const moveOf = ({ currency }: Moving, from: AccountPath, to: AccountPath, amount: Cents): Move => ({
  ...{ from, to, amount, currency },
});

const purseOf = ({ player_id, product }: Moving): AccountPath => pocket(player_id, pocketOf(product));

export const grantedEntry = (bonus: Moving, amount: Cents): Entry => ({
  ...{ key: `bonus:${bonus.key}:granted`, player: bonus.player_id, reason: 'bonus.granted' },
  moves: [moveOf(bonus, house('bonuses'), bonusPool, amount)],
});

export const activatedEntry = (bonus: Moving, amount: Cents): Entry =>
  entryOf(bonus, 'bonus.activated', [moveOf(bonus, bonusPool, purseOf(bonus), amount)]);

export const deactivatedEntry = (bonus: Moving, amount: Cents): Entry =>
  entryOf(bonus, 'bonus.deactivated', [moveOf(bonus, purseOf(bonus), bonusPool, amount)]);

/** Of one that waited. */
export const droppedEntry = (bonus: Moving, amount: Cents): Entry =>
  entryOf(bonus, 'bonus.ended', [moveOf(bonus, bonusPool, house('bonuses'), amount)]);

/** Of one that was in play, or is over and was paid something since: all that lies in its pocket. */
export const burntEntry = (bonus: Moving, purse: Cents): Entry =>
  entryOf(bonus, 'bonus.ended', [moveOf(bonus, purseOf(bonus), house('bonuses'), purse)]);

export const convertedEntry = (
  bonus: Moving,
  { toPlayer, toHouse }: { toPlayer: Cents; toHouse: Cents },
): Entry =>
  entryOf(bonus, 'bonus.converted', [
    moveOf(bonus, purseOf(bonus), pocket(bonus.player_id, 'main'), toPlayer),
    moveOf(bonus, purseOf(bonus), house('bonuses'), toHouse),
  ]);
