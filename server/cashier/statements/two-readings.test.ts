// A statement without a signature counts once two persons have read in the same lines.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { OUR_IBAN, statement } from '#tests/statement.ts';
import { test } from '#tests/world.ts';
import { readStatements } from './camt053.ts';
import * as readings from './two-readings.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('the lines of a file are told by their digest, and nothing else of it', () => {
  const read = (amount: string, id: string) => readStatements(statement([{ ref: 'B1', amount }], { id }));
  const digest = readings.digestOf(read('50.00', 'S-1'));
  expect(digest).toMatch(/^[\da-f]{64}$/);
  expect(readings.digestOf(read('50.00', 'S-2'))).toBe(digest);
  const [{ lines }] = read('50.00', 'S-1') as [ReturnType<typeof readStatements>[number]];
  for (const changed of [
    { amount: cents(5_001) },
    { name: 'B2' },
    { direction: 'out' },
    { messages: ['x'] },
  ] as const)
    expect(readings.digestOf([{ iban: OUR_IBAN, lines: [{ ...lines[0]!, ...changed }] }])).not.toBe(digest);
});

test('the first person waits for a second, who is another one, and whose yes stays', async ({ world }) => {
  const { db } = world;
  const rows = await db.sql<{ id: number }>`
    insert into staff_member (name, role, created_at)
    values ('ann', 'cashier', ${now}), ('bob', 'cashier', ${now}), ('cyd', 'cashier', ${now}) returning id`;
  const [ann, bob, cyd] = rows.map(({ id }) => id) as [number, number, number];
  const first = (digest: string, memberId: number, at = now, paidIn = '50.00 EUR') =>
    db.atomically((tx) =>
      readings.recordFirstReading(tx, { digest, lines: 2, paidIn }, { memberId, now: at }),
    );
  const second = (digest: string, memberId: number, at = later(9)) =>
    db.atomically((tx) => readings.recordSecondReading(tx, digest, { memberId, now: at }));
  const wasRead = (digest: string, ...members: number[]) =>
    Promise.all(members.map((member) => readings.wasReadByAnother(db.sql, digest, member)));
  const agreed = (digest: string) => db.sql`
    select member_id, agreed_by, agreed_at from statement_reading where digest = ${digest}`;

  expect(await wasRead('one', ann)).toEqual([false]);
  await first('one', ann);
  await first('one', bob);
  await first('two', bob, later(1), '70.00 EUR');
  expect(await wasRead('one', ann, bob)).toEqual([false, true]);
  expect(await readings.listWaitingReadings(db.sql)).toEqual([
    { by: 'bob', lines: 2, paid_in: '70.00 EUR' },
    { by: 'ann', lines: 2, paid_in: '50.00 EUR' },
  ]);

  await second('one', ann);
  expect(await agreed('one'), 'the same person').toEqual([
    { member_id: ann, agreed_by: null, agreed_at: null },
  ]);
  await second('one', bob);
  await second('one', cyd, later(10));
  expect(await agreed('one')).toEqual([{ member_id: ann, agreed_by: bob, agreed_at: later(9) }]);
  expect(await wasRead('one', ann, bob, cyd)).toEqual([true, true, true]);
  expect(await agreed('two')).toEqual([{ member_id: bob, agreed_by: null, agreed_at: null }]);
  expect(await readings.listWaitingReadings(db.sql)).toEqual([{ by: 'bob', lines: 2, paid_in: '70.00 EUR' }]);
  for (let at = 0; at < 20; at += 1) await first(`more ${at}`, cyd, later(2));
  const latest = await readings.listWaitingReadings(db.sql);
  expect(
    latest.map(({ by }) => by),
    'the latest twenty',
  ).toEqual(Array.from({ length: 20 }, () => 'cyd'));
});
