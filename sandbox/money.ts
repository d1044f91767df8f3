// Playing the bank: money comes to a player from outside, or goes there, as a real entry in the books.
import type { Cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import { giftTransaction, keepGift } from '#server/cashier/gifts.ts';
import type { Tx } from '#server/database/db.ts';
import { house, outside, type Pocket, pocket } from '#server/ledger/accounts.ts';
import { record } from '#server/ledger/record.ts';
import { tellPurse } from '#server/players/balances.ts';

export interface Gift {
  player: Player;
  pocket: Pocket;
  amount: Cents;
  /** Names the fact: the same gift given twice arrives once. */
  key: string;
}

export async function giveMoney(tx: Tx, { player, pocket: name, amount, key }: Gift): Promise<void> {
  const moves = [{ from: sourceOf(name), to: pocket(player.id, name), amount, currency: player.currency }];
  const isFun = name === 'fun';
  const transaction = giftTransaction(player, key);
  const fact = isFun ? `sandbox:${key}` : `deposit:${transaction}`;
  const { outcome, purse } = await record(tx, { key: fact, reason: 'deposit.settled', moves });
  await tellPurse(tx, player.id, purse!);
  if (outcome === 'recorded' && !isFun) await keepGift(tx, { player, amount, transaction });
}

/** Throws `InsufficientFunds` when the pocket holds less. */
export async function takeMoney(tx: Tx, { player, pocket: name, amount, key }: Gift): Promise<void> {
  const move = { from: pocket(player.id, name), to: sourceOf(name), amount, currency: player.currency };
  const { purse } = await record(tx, { key: `sandbox:${key}`, reason: 'withdrawal.paid', moves: [move] });
  await tellPurse(tx, player.id, purse!);
}

/** Play money never leaves the house. */
const sourceOf = (name: Pocket) => (name === 'fun' ? house('fun') : outside('sandbox'));
