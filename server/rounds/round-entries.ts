// What a round moves. The game's book takes stakes and pays wins; which purses they come from and go to is the split of
// the stake.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { type Split, splitWin } from '#rules/stake-split.ts';
import { house, pocket } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';
import type { RoundRow } from './round-rows.ts';

type Paying = Pick<RoundRow, 'id' | 'player_id' | 'currency' | 'staked_cents' | 'bonus_cents' | 'paid_cents'>;

export const splitOf = ({
  staked_cents,
  bonus_cents,
}: Pick<RoundRow, 'staked_cents' | 'bonus_cents'>): Split => ({
  main: cents(staked_cents - bonus_cents),
  bonus: bonus_cents,
});

/** A round that is over at once: stake and win are one entry. */
export const playedEntry = (round: Paying): Entry => ({
  key: `round:${round.id}`,
  reason: 'round.played',
  moves: [...stakeMoves(round, splitOf(round)), ...winMoves(round)],
});

export const stakedEntry = (round: Paying): Entry => ({
  key: `round:${round.id}:staked`,
  reason: 'round.staked',
  moves: stakeMoves(round, splitOf(round)),
});

/** What the decision with this number has added to the stake. */
export const addedEntry = (round: Paying, added: Split, decision: number): Entry => ({
  key: `round:${round.id}:staked:${decision}`,
  reason: 'round.staked',
  moves: stakeMoves(round, added),
});

export const wonEntry = (round: Paying): Entry => ({
  key: `round:${round.id}:won`,
  reason: 'round.won',
  moves: winMoves(round),
});

/** The stake goes back where it came from. */
export const voidEntry = (round: Paying): Entry => ({
  key: `round:${round.id}:rolled_back`,
  reason: 'round.rolled_back',
  moves: movesTo(round, splitOf(round)),
});

const stakeMoves = ({ player_id, currency }: Paying, split: Split): Move[] =>
  parts(split).map(([name, amount]) => ({
    from: pocket(player_id, name),
    to: house('games'),
    amount,
    currency,
  }));

const winMoves = (round: Paying): Move[] => movesTo(round, splitWin(round.paid_cents, splitOf(round)));

const movesTo = ({ player_id, currency }: Paying, split: Split): Move[] =>
  parts(split).map(([name, amount]) => ({
    from: house('games'),
    to: pocket(player_id, name),
    amount,
    currency,
  }));

const parts = ({ main, bonus }: Split) =>
  (
    [
      ['main', main],
      ['bonus', bonus],
    ] as const satisfies [string, Cents][]
  ).filter(([, amount]) => amount > ZERO);
