// What was kept before: under no key, and under older ones.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { createWorld } from '#tests/world.ts';
import { openProcessBus } from '../live/process.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { openVault } from './open-vault.ts';
import { reseal, sealPlain } from './reseal.ts';

const IBAN = 'DE89370400440532013000';
const keyed = (letter: string) => `${letter}:${Buffer.alloc(32, letter).toString('base64')}`;
const settings = { dataKeys: [] };
const secret = Buffer.alloc(32, 'secret');
const bare = createHash('sha256').update(IBAN).digest('hex').slice(0, 32);

async function writePlain(world: Awaited<ReturnType<typeof createWorld>>, count: number) {
  const { id } = await world.player();
  await world.db.sql`
    insert into profile (player_id, document_type, document_number)
    select ${id}, 'passport', 'LV1234567'`;
  await world.db.sql`
    insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
      token, fingerprint, created_at, changed_at, looked_at)
    select 'plain-' || n, ${id}, n, 'withdrawal', n, 'bank', 'iban', 'EUR', 100, 'declined', ${`${IBAN} Anna Reed`},
      ${bare}, now(), now(), now()
    from generate_series(1, ${count}::int) as n`;
  await world.db.sql`insert into payout_destination values (${bare}, 'fraudulent', now())`;
  return id;
}

const left = async ({ db }: Awaited<ReturnType<typeof createWorld>>) => {
  const [row] = await db.sql<{ left: number }>`
    select (select count(*)::int from profile where not starts_with(document_number, 'sealed:'))
      + (select count(*)::int from payment where not starts_with(token, 'sealed:') or fingerprint = ${bare})
      + (select count(*)::int from payout_destination where fingerprint = ${bare}) as left`;
  return row!.left;
};

test('what was written before is sealed, by two servers that start at once, and once more changes nothing', async () => {
  await using world = await createWorld();
  world.leaveUnaudited();
  await writePlain(world, 1_200);
  const vaults = await Promise.all([1, 2].map(() => openVault(world.db.sql, settings, secret)));
  await Promise.all(vaults.map((vault) => sealPlain({ db: world.db, vault })));
  expect(await left(world)).toBe(0);
  expect(await sealPlain({ db: world.db, vault: vaults[0]! })).toBe(0);
  const [row] = await world.db.sql<{ fits: boolean }>`
    select bool_and(fingerprint in (select fingerprint from payout_destination)) as fits from payment`;
  expect(row!.fits).toBe(true);
});

test('cut off in the middle, the rest is sealed by the next start', async () => {
  await using world = await createWorld();
  world.leaveUnaudited();
  await writePlain(world, 1_200);
  const vault = await openVault(world.db.sql, settings, secret);
  let updates = 0;
  const dying: typeof world.db.sql = (text, ...values) => {
    if (text.join('').includes('update') && ++updates > 2) throw new Error('killed');
    return world.db.sql(text, ...values);
  };
  await expect(sealPlain({ db: { ...world.db, sql: dying }, vault })).rejects.toThrow('killed');
  expect(await left(world)).toBeGreaterThan(0);
  await sealPlain({ db: world.db, vault });
  expect(await left(world)).toBe(0);
});

test('a row that was changed meanwhile keeps what it was changed to', async () => {
  await using world = await createWorld();
  world.leaveUnaudited();
  const id = await writePlain(world, 1);
  const vault = await openVault(world.db.sql, settings, secret);
  const racing: typeof world.db.sql = async (text, ...values) => {
    if (text[0]!.includes('update profile'))
      await world.db.sql`update profile set document_number = 'sealed:1:newer:AAAA' where player_id = ${id}`;
    return world.db.sql(text, ...values);
  };
  await sealPlain({ db: { ...world.db, sql: racing }, vault });
  const [row] = await world.db.sql`select document_number from profile`;
  expect(row).toEqual({ document_number: 'sealed:1:newer:AAAA' });
});

test('after the keys were changed the old one is not needed, and places are still known again', async () => {
  const env = {
    DATA_KEYS: keyed('a'),
    BANK_TRANSFER_IBAN: 'LV80BANK0000435195001',
    BANK_TRANSFER_NAME: 'Marigold',
  };
  const rich = { isVerified: true, currency: 'EUR', balances: { main: fromUnits(500) } } as const;
  const wish = {
    method: 'bank',
    amount: '100',
    'requisites[iban]': IBAN,
    'requisites[name]': 'Anna Reed',
  };
  await using house = await openCashier({ env });
  const [anna, boris] = [await house.player(rich), await house.player(rich)];
  const who = await house.enter(anna);
  const told = { country_code: 'LV', document_type: 'passport', document_number: 'LV1234567' };
  await house.send('account.saveProfileInfo', told, who);
  expect((await house.send('cashier.makewithdrawal', wish, who)).status).toBe(200);

  const { db } = house.product;
  const config = (dataKeys: string) =>
    openDoorsOn(house.url, async () => openProcessBus(), { env: { ...env, DATA_KEYS: dataKeys } });
  await using both = await config(`${keyed('b')},${keyed('a')}`);
  const asked = () => both.ask('account.getprofileinfo', { fields: 'document' }, who);
  expect((await asked()).result.document.number).toBe('LV1234567');
  expect(await reseal({ db, vault: both.product.vault })).toBe(3);
  expect(await reseal({ db, vault: both.product.vault })).toBe(0);

  await using later = await config(keyed('b'));
  const { result } = await later.ask('account.getprofileinfo', { fields: 'document' }, who);
  expect(result.document.number).toBe('LV1234567');
  const again = await later.send('cashier.makewithdrawal', wish, await later.signIn(boris));
  expect(again.error.type).toBe('RequisitesValidationRequiredException');
  await expect(config(keyed('a'))).rejects.toThrow(CannotStart);
});

test('a database that was sealed under another secret says so and does not start', async () => {
  await using world = await createWorld();
  await openVault(world.db.sql, settings, secret);
  await expect(openVault(world.db.sql, settings, Buffer.alloc(32, 'other'))).rejects.toThrow(
    'data key "derived"',
  );
});
