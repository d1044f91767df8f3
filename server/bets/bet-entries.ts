// What a bet moves. The book of sports takes stakes and pays what they come to; a free bet is staked by the house's own book
// for gifts.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { type Split, splitWin } from '#rules/stake-split.ts';
import type { ReturnAccount } from '../bonuses/paying-bonus.ts';
import { type AccountPath, house, pocket } from '../ledger/accounts.ts';
import type { Purse } from '../ledger/purse.ts';
import type { Entry, Move } from '../ledger/record.ts';
import type { BetRow } from './bet-rows.ts';

type Paying = Pick<
  BetRow,
  'id' | 'player_id' | 'currency' | 'staked_cents' | 'bonus_cents' | 'bonus_id' | 'freebet_id' | 'revision'
>;

const splitOf = ({ staked_cents, bonus_cents }: Pick<Paying, 'staked_cents' | 'bonus_cents'>): Split => ({
  main: cents(staked_cents - bonus_cents),
  bonus: bonus_cents,
});

const moveOf = ({ currency }: Paying, from: AccountPath, to: AccountPath, amount: Cents): Move[] =>
  amount > 0 ? [{ from, to, amount, currency }] : [];

const stakeMoves = (bet: Paying): Move[] =>
  bet.freebet_id === null
    ? [
        ...moveOf(bet, pocket(bet.player_id, 'main'), house('sports'), splitOf(bet).main),
        ...moveOf(bet, bonusPocket(bet), house('sports'), splitOf(bet).bonus),
      ]
    : moveOf(bet, house('bonuses'), house('sports'), bet.staked_cents);

export const stakedEntry = (bet: Paying): Entry => ({
  key: `bet:${bet.id}:staked`,
  player: bet.player_id,
  reason: 'bet.staked',
  moves: stakeMoves(bet),
});

/**
 * Of one that was watched and then not taken: the stake goes back where it came from, bonus money of a bonus that has ended
 * to the operator.
 */
export const refusedEntry = (bet: Paying, accountOf: ReturnAccount): Entry => ({
  key: `bet:${bet.id}:rolled_back`,
  player: bet.player_id,
  reason: 'bet.rolled_back',
  moves: stakeMoves(bet).map(({ from, to, ...sum }) => ({
    ...{ from: to, to: from === bonusPocket(bet) ? accountOf(bet) : from, ...sum },
  })),
});

const bonusPocket = ({ player_id }: Paying): AccountPath => pocket(player_id, 'betting_bonus');

/** Of the entry that brings a bet to this revision of its payout. */
export const settledKey = ({ id, revision }: Pick<Paying, 'id' | 'revision'>): string =>
  `settle:${id}:${revision}`;

interface Difference {
  /** All that it had paid, and all that it has paid from now on. */
  from: Cents;
  to: Cents;
  /** Of a free bet that is given back: its stake goes back to the book it came from. */
  stakeBack: -1 | 0 | 1;
  purse: Pick<Purse, 'main' | 'betting_bonus'>;
  /** What the player owes from corrections before. */
  debt: Cents;
  accountOf: ReturnAccount;
}

export interface Posting {
  /** Null where nothing moves. */
  entry: Entry | null;
  /** By how much the player owes more, or less. */
  debt: number;
}

/**
 * From one payout to another. What is taken back and not there any more is owed by the player: the book of receivables says
 * so. Of bonus money it is the house's own loss. Whoever owes is paid what is left.
 */
export function differenceEntry(
  bet: Paying,
  { from, to, stakeBack, purse, debt, accountOf }: Difference,
): Posting {
  const [before, after] = [splitFor(bet, from), splitFor(bet, to)];
  const [main, bonus] = [after.main - before.main, after.bonus - before.bonus];
  const [own, bonusAccount] = [pocket(bet.player_id, 'main'), accountOf(bet)];
  const [book, owed] = [house('sports'), house('receivables')];
  const taken = least(-main, purse.main);
  // A bonus that has ended holds nothing, and the money of the next one is not taken for it.
  const burnt = bonusAccount === bonusPocket(bet) ? least(-bonus, purse.betting_bonus) : ZERO;
  const repaid = least(main, debt);
  const moves = [
    ...moveOf(bet, book, own, atLeastNone(main)),
    ...moveOf(bet, own, owed, repaid),
    ...moveOf(bet, own, book, taken),
    ...moveOf(bet, owed, book, atLeastNone(-main - taken)),
    ...moveOf(bet, book, bonusAccount, atLeastNone(bonus)),
    ...moveOf(bet, bonusPocket(bet), book, burnt),
    ...moveOf(bet, house('bonuses'), book, atLeastNone(-bonus - burnt)),
    ...moveOf(bet, book, house('bonuses'), stakeBack === 1 ? bet.staked_cents : ZERO),
    ...moveOf(bet, house('bonuses'), book, stakeBack === -1 ? bet.staked_cents : ZERO),
  ];
  const entry: Entry = {
    key: settledKey(bet),
    player: bet.player_id,
    reason: main + bonus < 0 ? 'bet.corrected' : 'bet.settled',
    moves,
  };
  return { entry: moves.length === 0 ? null : entry, debt: atLeastNone(-main - taken) - repaid };
}

/** Of all that it has paid. */
export const splitFor = (bet: Pick<Paying, 'staked_cents' | 'bonus_cents'>, paid: Cents): Split =>
  splitWin(paid, splitOf(bet));

const atLeastNone = (sum: number): Cents => cents(Math.max(0, sum));

const least = (wanted: number, there: Cents): Cents => cents(Math.max(0, Math.min(wanted, there)));
