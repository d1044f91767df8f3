// What a studio's transaction moves: the game's book takes stakes and pays wins, as it does for our own games.
import { type Cents, type Currency, ZERO } from '#rules/money.ts';
import type { Split } from '#rules/stake-split.ts';
import { type AccountPath, house, pocket } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';

interface Named {
  studio: string;
  txId: string;
}

interface Whose {
  playerId: number;
  currency: Currency;
  /** The account that pays and is paid bonus money. */
  bonusAccount: AccountPath;
}

export const stakedEntry = (name: Named, whose: Whose, stake: Split): Entry =>
  entryOf(name, whose, 'studio.staked', takes(whose, stake));

export const wonEntry = (name: Named, whose: Whose, win: Split): Entry =>
  entryOf(name, whose, 'studio.won', gives(whose, win));

export const playedEntry = (name: Named, whose: Whose, stake: Split, win: Split): Entry =>
  entryOf(name, whose, 'studio.played', [...takes(whose, stake), ...gives(whose, win)]);

/** The stake goes back where it came from before the win is taken back. */
export const takenBackEntry = (name: Named, whose: Whose, stake: Split, win: Split): Entry =>
  entryOf(name, whose, 'studio.rolled_back', [...gives(whose, stake), ...takes(whose, win)]);

const entryOf = (name: Named, { playerId }: Whose, reason: Entry['reason'], moves: Move[]): Entry => ({
  ...{ key: keyOf(name), player: playerId, reason, moves },
});

const keyOf = ({ studio, txId }: Named): string => `studio:${studio}:${txId}`;

const takes = (whose: Whose, split: Split): Move[] =>
  parts(whose, split).map(([from, amount]) => ({
    ...{ from, to: house('games'), amount, currency: whose.currency },
  }));

const gives = (whose: Whose, split: Split): Move[] =>
  parts(whose, split).map(([to, amount]) => ({
    ...{ from: house('games'), to, amount, currency: whose.currency },
  }));

const parts = ({ playerId, bonusAccount }: Whose, { main, bonus }: Split) =>
  (
    [
      [pocket(playerId, 'main'), main],
      [bonusAccount, bonus],
    ] as const satisfies [AccountPath, Cents][]
  ).filter(([, amount]) => amount > ZERO);
