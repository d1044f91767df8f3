// Money that is put into a player's pocket, or taken from it, in the middle of a test.
import { randomUUID } from 'node:crypto';
import { cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import type { Db } from '#server/database/db.ts';
import { outside, type Pocket, pocket } from '#server/ledger/accounts.ts';
import { record } from '#server/ledger/record.ts';

/** In cents; below zero it is taken. */
export async function moveMoney(
  { atomically }: Pick<Db, 'atomically'>,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  amount: number,
  name: Pocket = 'main',
): Promise<void> {
  const [own, other] = [pocket(id, name), outside('test')];
  const [from, to] = amount > 0 ? [other, own] : [own, other];
  const moves = [{ from, to, amount: cents(Math.abs(amount)), currency }];
  await atomically((tx) =>
    record(tx, { key: `test:moved:${randomUUID()}`, reason: 'deposit.settled', moves }),
  );
}
