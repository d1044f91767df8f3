// A browser or a card that two accounts share: a hint, for a household shares them too.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { openDoors } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { houseContext } from '../calls/product.ts';
import { runCashier } from '../commands/cashier-commands.ts';
import { hearApplicant } from '../verification/reviews.ts';

const test = sharing(openCashier);

const password = 'parole-1-parole';
const deposit = { method: 'card', amount: '20' };

type House = Awaited<ReturnType<typeof openCashier>>;

async function account(house: House, wish = {}) {
  const login = `${randomUUID()}@example.com`;
  const player = await house.player({ login, password, contact: 'confirmed', ...wish });
  const host = new URL(house.address).host;
  const enter = async (browser = '', more = {}) => {
    const answer = await house.send('auth.login', { login, password, ...more }, { cookie: browser, host });
    expect(answer.error).toBeUndefined();
    return { cookie: answer.cookie, host };
  };
  return { player, login, enter };
}

const run = async ({ product }: House, ...args: string[]) =>
  (await runCashier(args, { ...product, now: product.clock.now() })).says;

/** Anna has shut herself out; Boris signs in on the browser she used, with somebody else between them. */
async function household(house: House, wish = {}) {
  const [anna, carla, boris] = [await account(house, wish), await account(house), await account(house, wish)];
  const hers = await anna.enter();
  const between = await carla.enter(hers.cookie);
  expect(
    (await house.send('account.setSelfExclusion', { period: '1_year' }, await anna.enter())).result,
  ).toBe(1);
  return { anna, boris, his: await boris.enter(between.cookie) };
}

test('on a browser of somebody who is excluded nothing is paid in, and the words do not tell on them', async () => {
  await using house = await openCashier();
  const { anna, boris, his } = await household(house);
  const { status, error } = await house.send('cashier.makedeposit', deposit, his);
  expect([status, error.type]).toEqual([422, 'SumsubVerificationRequiredException']);
  expect(JSON.stringify(error)).not.toContain('exclusion');
  expect(await house.product.db.sql`select from payment`).toEqual([]);
  expect(await run(house, 'list')).toBe(
    `pair 1 · players ${anna.player.id} and ${boris.player.id} · the same browser`,
  );
  // A second try is the same pair.
  await house.send('cashier.makedeposit', deposit, his);
  expect((await run(house, 'list')).split('\n')).toHaveLength(1);
});

test('on another browser the same player pays in', async ({ house }) => {
  const [anna, boris] = [await account(house), await account(house)];
  await house.send('account.setSelfExclusion', { period: '1_year' }, await anna.enter());
  expect((await house.send('cashier.makedeposit', deposit, await boris.enter())).status).toBe(200);
});

test('two who have both shown who they are, are two', async ({ house }) => {
  const { his } = await household(house, { isVerified: true });
  expect((await house.send('cashier.makedeposit', deposit, his)).status).toBe(200);
});

test('told apart by a person of the cashier, they pay in; called the same, the exclusion binds both', async ({
  house,
}) => {
  const { boris, his } = await household(house);
  await house.send('cashier.makedeposit', deposit, his);
  expect(await run(house, 'apart', '1', '--by', 'Ilze')).toBe('Why? --why <words>');
  await run(house, 'apart', '1', '--by', 'Ilze', '--why', 'husband and wife, seen both passports');
  expect((await house.send('cashier.makedeposit', deposit, his)).status).toBe(200);
  expect(await run(house, 'list')).toBe('Nothing waits for you.');
  expect(await run(house, 'persons', String(boris.player.id))).toContain('apart, by Ilze · husband and wife');

  expect(await run(house, 'same', '1', '--by', 'Ilze', '--why', 'it was one passport after all')).toContain(
    'One person',
  );
  const { error } = await house.send('auth.login', { login: boris.login, password });
  expect(error.error_data.self_exclusion_until).toEqual(expect.any(String));
  expect((await house.ask('account.getInfo', {}, his)).result.uid).toBe(0);

  await run(house, 'apart', '1', '--by', 'Juris', '--why', 'two passports');
  expect((await house.send('auth.login', { login: boris.login, password })).status).toBe(200);
  expect(await run(house, 'same', '77', '--by', 'Ilze', '--why', 'x')).toBe('There is no such pair.');
});

test('what somebody chose for themselves is not taken back by telling two apart', async ({ house }) => {
  const { anna, his } = await household(house);
  await house.send('cashier.makedeposit', deposit, his);
  await run(house, 'apart', '1', '--by', 'Ilze', '--why', 'two persons');
  expect((await house.send('auth.login', { login: anna.login, password })).status).toBe(401);
});

test('who names the card of somebody who is excluded pays nothing in either', async ({ house }) => {
  const rich = { isVerified: false, balances: { main: fromUnits(100) } };
  const [anna, boris] = [await account(house, { ...rich, isVerified: true }), await account(house, rich)];
  const wish = { method: 'card', amount: '50', ...CARD };
  const hers = await anna.enter();
  expect((await house.send('cashier.makewithdrawal', wish, hers)).status).toBe(200);
  await house.send('account.setSelfExclusion', { period: 'permanent' }, hers);
  await house.product.db.sql`update player set is_verified = true where id = ${boris.player.id}`;
  const his = await boris.enter();
  const named = await house.send('cashier.makewithdrawal', wish, his);
  expect(named.error.type).toBe('RequisitesValidationRequiredException');
  await house.product.db.sql`update player set is_verified = false where id = ${boris.player.id}`;
  expect((await house.send('cashier.makedeposit', deposit, his)).status).toBe(422);
  expect(await run(house, 'list')).toContain('the same payment');
});

test('only the latest browsers are remembered', async () => {
  await using house = await openCashier();
  const anna = await account(house);
  for (let at = 0; at < 23; at += 1) await anna.enter();
  const rows = await house.product.db.sql`select from person_trait where kind = 'browser'`;
  expect(rows).toHaveLength(20);
});

test('documents that are shown later tell the person as well, and the review stands', async () => {
  const read: Record<string, object> = {};
  const examiner = createServer((request, reply) => {
    const id = /applicants\/([^/]+)\/one/.exec(request.url!)?.[1] ?? '';
    reply.end(JSON.stringify(read[id] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(examiner, 'listening');
  const url = `http://127.0.0.1:${(examiner.address() as AddressInfo).port}`;
  const env = { SUMSUB_URL: url, SUMSUB_APP_TOKEN: 't', SUMSUB_SECRET_KEY: 'k', SUMSUB_WEBHOOK_SECRET: 'w' };
  await using doors = await openDoors({ env });
  try {
    const [first, second, third] = [await doors.player(), await doors.player(), await doors.player()];
    const told = {
      country_code: 'LV',
      birth_date: '1985-03-09',
      document_type: 'passport',
      document_number: 'LV1234567',
    };
    expect((await doors.send('account.saveProfileInfo', told, await doors.signIn(first))).result).toBe(1);
    await doors.send('account.setSelfExclusion', { period: 'permanent' }, await doors.signIn(first));

    const { sql } = doors.product.db;
    const see = async (id: number, number: string) => {
      await sql`insert into applicant (player_id, applicant_id, created_at) values (${id}, ${`a${id}`}, now())`;
      read[`a${id}`] = {
        externalUserId: String(id),
        review: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
        info: {
          firstName: 'Anna',
          lastName: 'Reed',
          dob: '1985-03-09',
          idDocs: [{ number, country: 'LVA' }],
        },
      };
      await hearApplicant(`a${id}`, houseContext(doors.product));
    };
    await see(second.id, 'lv 1234567');
    const [bound] = await sql<{ is_verified: boolean; same_person_as: number }>`
      select is_verified, same_person_as from self_exclusion join player on player.id = player_id
      where player_id = ${second.id}`;
    expect(bound).toEqual({ is_verified: true, same_person_as: first.id });

    // By the name that was read, though neither has told it.
    await see(third.id, 'LV7654321');
    expect(await sql`select from self_exclusion where player_id = ${third.id}`).toHaveLength(1);
  } finally {
    examiner.closeAllConnections();
    examiner.close();
  }
});
