// What a bet moves. The book of sports takes stakes and pays what they come to; a free bet is staked by the house's own book
// for gifts.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { type Split, splitWin } from '#rules/stake-split.ts';
import { type AccountPath, house, pocket } from '../ledger/accounts.ts';
import type { Purse } from '../ledger/purse.ts';
import type { Entry, Move } from '../ledger/record.ts';
import type { BetRow } from './bet-rows.ts';

type Paying = Pick<
  BetRow,
  'id' | 'player_id' | 'currency' | 'staked_cents' | 'bonus_cents' | 'freebet_id' | 'revision'
>;

const splitOf = ({ staked_cents, bonus_cents }: Paying): Split => ({
  main: cents(staked_cents - bonus_cents),
  bonus: bonus_cents,
});

const moveOf = ({ currency }: Paying, from: AccountPath, to: AccountPath, amount: Cents): Move[] =>
  amount > 0 ? [{ from, to, amount, currency }] : [];

const stakeMoves = (bet: Paying): Move[] =>
  bet.freebet_id === null
    ? [
        ...moveOf(bet, pocket(bet.player_id, 'main'), house('sports'), splitOf(bet).main),
        ...moveOf(bet, pocket(bet.player_id, 'betting_bonus'), house('sports'), splitOf(bet).bonus),
      ]
    : moveOf(bet, house('bonuses'), house('sports'), bet.staked_cents);

export const stakedEntry = (bet: Paying): Entry => ({
  key: `bet:${bet.id}:staked`,
  player: bet.player_id,
  reason: 'bet.staked',
  moves: stakeMoves(bet),
});

/** Of one that was watched and then not taken: the stake goes back where it came from. */
export const refusedEntry = (bet: Paying): Entry => ({
  key: `bet:${bet.id}:rolled_back`,
  player: bet.player_id,
  reason: 'bet.rolled_back',
  moves: stakeMoves(bet).map(({ from, to, ...sum }) => ({ from: to, to: from, ...sum })),
});

interface Difference {
  /** All that it had paid, and all that it has paid from now on. */
  from: Cents;
  to: Cents;
  /** Of a free bet that is given back: its stake goes back to the book it came from. */
  stakeBack: -1 | 0 | 1;
  purse: Pick<Purse, 'main' | 'betting_bonus'>;
  /** What the player owes from corrections before. */
  debt: Cents;
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
export function differenceEntry(bet: Paying, { from, to, stakeBack, purse, debt }: Difference): Posting {
  const [before, after] = [splitFor(bet, from), splitFor(bet, to)];
  const [main, bonus] = [after.main - before.main, after.bonus - before.bonus];
  const [own, bonusPocket] = [pocket(bet.player_id, 'main'), pocket(bet.player_id, 'betting_bonus')];
  const [book, owed] = [house('sports'), house('receivables')];
  const taken = least(-main, purse.main);
  const burnt = least(-bonus, purse.betting_bonus);
  const repaid = least(main, debt);
  const moves = [
    ...moveOf(bet, book, own, atLeastNone(main)),
    ...moveOf(bet, own, owed, repaid),
    ...moveOf(bet, own, book, taken),
    ...moveOf(bet, owed, book, atLeastNone(-main - taken)),
    ...moveOf(bet, book, bonusPocket, atLeastNone(bonus)),
    ...moveOf(bet, bonusPocket, book, burnt),
    ...moveOf(bet, house('bonuses'), book, atLeastNone(-bonus - burnt)),
    ...moveOf(bet, book, house('bonuses'), stakeBack === 1 ? bet.staked_cents : ZERO),
    ...moveOf(bet, house('bonuses'), book, stakeBack === -1 ? bet.staked_cents : ZERO),
  ];
  const entry: Entry = {
    key: `settle:${bet.id}:${bet.revision}`,
    player: bet.player_id,
    reason: main + bonus < 0 ? 'bet.corrected' : 'bet.settled',
    moves,
  };
  return { entry: moves.length === 0 ? null : entry, debt: atLeastNone(-main - taken) - repaid };
}

const splitFor = (bet: Paying, paid: Cents): Split =>
  bet.freebet_id === null ? splitWin(paid, splitOf(bet)) : { main: paid, bonus: ZERO };

const atLeastNone = (sum: number): Cents => cents(Math.max(0, sum));

const least = (wanted: number, there: Cents): Cents => cents(Math.max(0, Math.min(wanted, there)));
