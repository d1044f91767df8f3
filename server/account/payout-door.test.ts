// A player who has excluded themselves: every door is closed but the one through which their money goes home.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { fromUnits } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { type openDoors, test } from '#tests/doors.ts';

type Doors = Omit<Awaited<ReturnType<typeof openDoors>>, typeof Symbol.asyncDispose>;

const password = 'parole-1-parole';

async function excluded(doors: Doors, wish: { period?: string; hasTwoFactor?: boolean } = {}) {
  const { period = '7_days', hasTwoFactor = false } = wish;
  const login = `${randomUUID()}@example.com`;
  const player = await doors.player({ login, password, contact: 'confirmed', hasTwoFactor });
  const before = await doors.signIn(player);
  expect((await doors.send('account.setSelfExclusion', { period }, before)).result).toBe(1);
  const comeIn = (fields: Record<string, string> = {}) =>
    doors.send('auth.login', { login, password, is_payout: '1', ...fields });
  return { player, login, comeIn };
}

const refusalOf = async (doors: Doors, name: string, who: { cookie: string }) => {
  const { verb } = calls.get(name)!;
  const answer = await (verb === 'GET' ? doors.ask(name, {}, who) : doors.send(name, {}, who));
  return answer.error?.error_data?.self_exclusion_until;
};

test('said out loud, the way in is open for the money alone, and the player is known as excluded', async ({
  doors,
}) => {
  const { login, comeIn } = await excluded(doors);
  expect((await doors.send('auth.login', { login, password })).status).toBe(401);
  expect((await doors.send('auth.login', { login, password, is_payout: '0' })).status).toBe(401);

  const entry = await comeIn();
  expect(entry.status).toBe(200);
  expect(entry.result.self_exclusion_until).toEqual(expect.any(String));
  const { result } = await doors.ask('account.getInfo', {}, { cookie: entry.cookie });
  expect(result.self_exclusion_until).toBe(entry.result.self_exclusion_until);
});

test('every call for players but those that say so is closed, whatever is asked', async ({ doors }) => {
  const { comeIn } = await excluded(doors, { period: 'permanent' });
  const { cookie } = await comeIn();
  for (const { name, who, servesExcluded } of calls.values()) {
    if (who !== 'player' || servesExcluded) continue;
    const { status, error } = await (calls.get(name)!.verb === 'GET'
      ? doors.ask(name, {}, { cookie })
      : doors.send(name, {}, { cookie }));
    // What is missing from the question is told first; nothing else is.
    if (status === 400) continue;
    expect(error, name).toMatchObject({
      type: 'AuthorizationException',
      error_data: { self_exclusion_until: null },
    });
  }
  for (const name of ['account.getDepositLimit', 'cashier.getdepositsettings'])
    expect(await refusalOf(doors, name, { cookie }), name).toBeNull();
});

test('what their money needs is open', async ({ doors }) => {
  const { comeIn } = await excluded(doors);
  const { cookie } = await comeIn();
  for (const name of [
    'account.getBalance',
    'account.getToken',
    'account.getprofileinfo',
    'sumsub.getVerification',
    'cashier.getwithdrawsettings',
    'cashier.getPayoutTimes',
  ])
    expect((await doors.ask(name, {}, { cookie })).status, name).toBe(200);
});

test('a deposit is closed even with everything it asks for', async ({ doors }) => {
  const { comeIn } = await excluded(doors);
  const { cookie } = await comeIn();
  const wish = { methodId: 'card', method: 'card', amount: '10', campaign_offer_id: '-1' };
  const { status, error } = await doors.send('cashier.makedeposit', wish, { cookie });
  expect([status, error.type]).toEqual([401, 'AuthorizationException']);
});

test('the second step is asked for here too', async ({ doors }) => {
  const { login, comeIn } = await excluded(doors, { hasTwoFactor: true });
  expect((await comeIn()).error.message).toBe('two_factor_auth is enable');
  const [letter] = (await doors.get(`/__sandbox/outbox.json?to=${login}`)).json<{ text: string }[]>();
  expect((await comeIn({ code: /\d{6}/.exec(letter!.text)![0] })).status).toBe(200);
});

test('a wrong password learns nothing by saying so', async ({ doors }) => {
  const { login } = await excluded(doors);
  const guess = { login, password: 'not-the-one', is_payout: '1' };
  const { status, error } = await doors.send('auth.login', guess);
  expect(status).toBe(401);
  expect(error).not.toHaveProperty('error_data');
});

test('a session that somehow stayed is closed as well', async ({ doors }) => {
  const { player } = await excluded(doors);
  const left = await doors.signIn(player);
  expect(await refusalOf(doors, 'account.getDepositLimit', left)).toEqual(expect.any(String));
});

test('when the time is over the same session is a player’s again', async ({ doors }) => {
  const { player, comeIn } = await excluded(doors);
  const { cookie } = await comeIn();
  await doors.product.db.sql`
    update self_exclusion set ends_at = ${doors.product.clock.now()} where player_id = ${player.id}`;
  expect((await doors.ask('account.getDepositLimit', {}, { cookie })).status).toBe(200);
  const { result } = await doors.ask('account.getInfo', {}, { cookie });
  expect(result).not.toHaveProperty('self_exclusion_until');
});

test('and the money does go', async () => {
  await using house = await openCashier();
  const login = 'going-home@example.com';
  const player = await house.player({
    login,
    password,
    contact: 'confirmed',
    isVerified: true,
    balances: { main: fromUnits(100) },
  });
  await house.send('account.setSelfExclusion', { period: '1_year' }, await house.enter(player));
  const { cookie } = await house.send('auth.login', { login, password, is_payout: '1' });
  const who = { cookie, host: new URL(house.address).host };
  const answer = await house.send('cashier.makewithdrawal', { method: 'card', amount: '50', ...CARD }, who);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  expect((await house.ask('account.getBalance', {}, who)).result.balance_main.amount).toBe(50);
});
