// Whoever carries a copy of the database away: what they can read of a person's numbers.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { OUR_IBAN } from '#tests/statement.ts';
import type { Db } from '../database/db.ts';

const IBAN = 'DE89370400440532013000';
const DOCUMENT = 'LV1234567';
const bank = { BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' };
const rich = { isVerified: true, currency: 'EUR', balances: { main: fromUnits(20_000) } } as const;

/** Every row of every table, as text. */
async function copyOf({ sql }: Db): Promise<string> {
  const [all] = await sql<{ text: string }>`
    select string_agg(query_to_xml(format('select * from %I', tablename), true, false, '')::text, '') as text
    from pg_tables where schemaname = current_schema()`;
  return all!.text;
}

test('shows no document number and no account, nor what either could be found out by', async () => {
  await using house = await openCashier({ env: bank });
  const who = await house.enter(await house.player(rich));
  const told = { country_code: 'LV', document_type: 'passport', document_number: DOCUMENT };
  expect((await house.send('account.saveProfileInfo', told, who)).status).toBe(200);
  const to = { 'requisites[iban]': IBAN, 'requisites[name]': 'Anna Reed' };
  const wish = { method: 'bank', amount: '100', ...to };
  const keyed = { ...who, 'idempotency-key': 'a-key-of-the-caller' };
  const asked = await house.send('cashier.makewithdrawal', wish, keyed);
  expect(asked.status).toBe(200);

  const copy = await copyOf(house.product.db);
  expect(copy).toContain('passport');
  for (const secret of [DOCUMENT, IBAN, IBAN.slice(4), 'Anna Reed']) expect(copy).not.toContain(secret);
  expect(copy).toContain('a-key-of-the-caller');
  const body = JSON.stringify([
    ['amount', '100'],
    ['method', 'bank'],
    [
      'requisites',
      [
        ['iban', IBAN],
        ['name', 'Anna Reed'],
      ],
    ],
  ]);
  for (const text of [IBAN, body])
    expect(copy).not.toContain(createHash('sha256').update(text).digest('hex').slice(0, 16));

  const { result } = await house.ask('account.getprofileinfo', { fields: 'document' }, who);
  expect(result.document).toEqual({ type: 'passport', number: DOCUMENT });
  const { items } = (await house.ask('cashier.gethistory', {}, who)).result;
  expect(items[0].destination).toBe('•••• 3000');
});
