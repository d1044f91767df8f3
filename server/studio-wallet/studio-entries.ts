// What a studio's transaction moves: the game's book takes stakes and pays wins, as it does for our own games.
import { type Cents, type Currency, ZERO } from '#rules/money.ts';
import type { Split } from '#rules/stake-split.ts';
import { house, pocket } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';

interface Named {
  studio: string;
  txId: string;
}

interface Whose {
  playerId: number;
  currency: Currency;
}

export const stakedEntry = (name: Named, whose: Whose, stake: Split): Entry => ({
  ...{ key: keyOf(name), reason: 'studio.staked', moves: takes(whose, stake) },
});

export const wonEntry = (name: Named, whose: Whose, win: Split): Entry => ({
  ...{ key: keyOf(name), reason: 'studio.won', moves: gives(whose, win) },
});

export const playedEntry = (name: Named, whose: Whose, stake: Split, win: Split): Entry => ({
  ...{ key: keyOf(name), reason: 'studio.played', moves: [...takes(whose, stake), ...gives(whose, win)] },
});

/** The stake goes back where it came from before the win is taken back. */
export const takenBackEntry = (name: Named, whose: Whose, stake: Split, win: Split): Entry => ({
  ...{
    key: keyOf(name),
    reason: 'studio.rolled_back',
    moves: [...gives(whose, stake), ...takes(whose, win)],
  },
});

const keyOf = ({ studio, txId }: Named): string => `studio:${studio}:${txId}`;

const takes = ({ playerId, currency }: Whose, split: Split): Move[] =>
  parts(split).map(([name, amount]) => ({
    ...{ from: pocket(playerId, name), to: house('games'), amount, currency },
  }));

const gives = ({ playerId, currency }: Whose, split: Split): Move[] =>
  parts(split).map(([name, amount]) => ({
    ...{ from: house('games'), to: pocket(playerId, name), amount, currency },
  }));

const parts = ({ main, bonus }: Split) =>
  (
    [
      ['main', main],
      ['bonus', bonus],
    ] as const satisfies [string, Cents][]
  ).filter(([, amount]) => amount > ZERO);
