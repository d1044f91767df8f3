// Playing the bank: money comes to a player from outside, or goes there, as a real entry in the books.
import type { Cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import { giftTransaction, keepGift } from '#server/cashier/gifts.ts';
import type { Tx } from '#server/database/db.ts';
import { house, outside, type Pocket, pocket } from '#server/ledger/accounts.ts';
import { record } from '#server/ledger/record.ts';
import { tellBalances } from '#server/players/balances.ts';

export interface Gift {
  player: Player;
  pocket: Pocket;
  amount: Cents;
  /** Names the fact: the same gift given twice arrives once. */
  key: string;
}

export async function giveMoney(tx: Tx, { player, pocket: name, amount, key }: Gift): Promise<void> {
  const moves = [{ from: sourceOf(name), to: pocket(player.id, name), amount, currency: player.currency }];
  const reason = 'deposit.settled';
  if (name === 'fun') await record(tx, { key: `sandbox:${key}`, reason, moves });
  else {
    const transaction = giftTransaction(player, key);
    const outcome = await record(tx, { key: `deposit:${transaction}`, reason, moves });
    if (outcome === 'recorded') await keepGift(tx, { player, amount, transaction });
  }
  await tellBalances(tx, player.id);
}

/** Throws `InsufficientFunds` when the pocket holds less. */
export async function takeMoney(tx: Tx, { player, pocket: name, amount, key }: Gift): Promise<void> {
  const move = { from: pocket(player.id, name), to: sourceOf(name), amount, currency: player.currency };
  await record(tx, { key: `sandbox:${key}`, reason: 'withdrawal.paid', moves: [move] });
  await tellBalances(tx, player.id);
}

/** Play money never leaves the house. */
const sourceOf = (name: Pocket) => (name === 'fun' ? house('fun') : outside('sandbox'));
