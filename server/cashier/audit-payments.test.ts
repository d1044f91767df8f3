// What the audit says of payments: the books and the payments tell the same of every one.
import { expect } from 'vitest';
import type { PaymentState, PaymentType } from '#contract/cashier/cashier.ts';
import { cents } from '#rules/money.ts';
import { undone } from '#tests/undone.ts';
import { test as base } from '#tests/world.ts';
import type { Tx } from '../database/db.ts';
import { type AccountPath, outside, pocket } from '../ledger/accounts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { type Entry, record } from '../ledger/record.ts';

const ANNA = 1;
const [main, held, card] = [pocket(ANNA, 'main'), pocket(ANNA, 'held'), outside('card')];

type Fact = [name: string, reason: Entry['reason'], AccountPath, AccountPath, number];

const credit: Fact = ['deposit:t1', 'deposit.settled', card, main, 20];
const hold: Fact = ['withdrawal:t1:held', 'withdrawal.held', main, held, 20];
const pay: Fact = ['withdrawal:t1:paid', 'withdrawal.paid', held, card, 20];
const release: Fact = ['withdrawal:t1:released', 'withdrawal.released', held, main, 20];

type Kept = [PaymentType, PaymentState] | null;

/** Which rules are broken where a payment of 0.20 is kept so, and these entries are recorded about it. */
async function auditAfter(tx: Tx, kept: Kept, facts: readonly Fact[]) {
  if (kept !== null)
    await tx.sql`
      insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
        created_at, changed_at, looked_at)
      values ('t1', ${ANNA}, 1, ${kept[0]}, 1, 'card', 'sandbox', 'USD', 20, ${kept[1]}, now(), now(), now())`;
  await tx.sql`
    insert into payment_step (payment_id, number, state, reason, waits_for, at)
    select id, 1, state, '', '', now() from payment`;
  for (const [key, reason, from, to, amount] of facts) {
    const moves = [{ from, to, amount: cents(amount), currency: 'USD' as const }];
    await record(tx, { key, reason, moves });
  }
  // No fact is recorded here, which L47 reports.
  const violations = (await auditLedger(tx.sql)).filter(({ invariant }) => invariant !== 'L47');
  for (const { subject } of violations) expect(subject).toBe('t1');
  return violations.map(({ invariant }) => invariant);
}

const test = base.extend('brokenAfter', { scope: 'file' }, async ({ world: { db, player } }) => {
  await player({ balances: { main: cents(100) } });
  return (kept: Kept, facts: readonly Fact[]) => undone(db, (tx) => auditAfter(tx, kept, facts));
});

test.for<[string, Kept, Fact[]]>([
  ['deposit nobody paid yet', ['deposit', 'started'], []],
  ['deposit that failed', ['deposit', 'failed'], []],
  ['deposit that was paid', ['deposit', 'paid'], [credit]],
  ['withdrawal under way', ['withdrawal', 'checks'], [hold]],
  ['withdrawal that was paid', ['withdrawal', 'paid'], [hold, pay]],
  ['withdrawal that was declined', ['withdrawal', 'declined'], [hold, release]],
])('a %s breaks no rule', async ([, kept, facts], { brokenAfter }) => {
  expect(await brokenAfter(kept, facts)).toEqual([]);
});

test.for<[string, Kept, Fact[], string[]]>([
  ['is held and of no withdrawal', null, [hold], ['L9', 'L14']],
  ['was never held', ['withdrawal', 'checks'], [], ['L9', 'L14']],
  ['is held still, and the withdrawal over', ['withdrawal', 'declined'], [hold], ['L9']],
  ['was paid, and the withdrawal is not', ['withdrawal', 'sent'], [hold, pay], ['L9']],
  ['was paid though it was given back', ['withdrawal', 'paid'], [hold, release], ['L9']],
  [
    'is less than the withdrawal says',
    ['withdrawal', 'checks'],
    [['withdrawal:t1:held', 'withdrawal.held', main, held, 19]],
    ['L14'],
  ],
  ['was credited for no deposit', null, [credit], ['L14']],
  ['was credited though nobody paid', ['deposit', 'failed'], [credit], ['L14']],
  ['was paid and never credited', ['deposit', 'paid'], [], ['L14']],
  [
    'is more than the deposit says',
    ['deposit', 'paid'],
    [['deposit:t1', 'deposit.settled', card, main, 21]],
    ['L14'],
  ],
])('the audit finds money that %s', async ([, kept, facts, broken], { brokenAfter }) => {
  expect(await brokenAfter(kept, facts)).toEqual(broken);
});
