// Who is asking, as the account calls tell it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';

test('a guest has the number 0 and holds nothing (S7-R026, S3-R003)', async ({ doors }) => {
  const { status, result } = await doors.ask('account.getInfo');
  expect(status).toBe(200);
  expect(result).toMatchObject({ uid: 0, login: '', balance_main: { amount: 0, currency: 'USD' } });
});

test('a player is known by everything the account keeps (S3-R003)', async ({ doors }) => {
  const [seeded] = await doors.product.db.sql<{ id: number; reg_time: Date }>`
    insert into player (login, fakename, locale, country_code, currency, reg_time, is_subscribed, is_on_verification,
      is_verified, is_kyc_block_enabled, is_registration_completed, two_factor_auth)
    values ('vera@example.com', 'Vera9', 'lv', 'LV', 'EUR', now(), true, true, false, true, true, true)
    returning id, reg_time`;
  await doors.product.db.sql`insert into ledger_purse (player_id, currency) values (${seeded!.id}, 'EUR')`;
  const vera = { id: seeded!.id, status: 'active', locale: 'lv', currency: 'EUR' } as const;

  const { result } = await doors.ask('account.getInfo', {}, await doors.signIn(vera));
  expect(result).toEqual({
    uid: vera.id,
    reg_time: Math.floor(seeded!.reg_time.getTime() / 1000),
    login: 'vera@example.com',
    fakename: 'Vera9',
    is_subscribed: true,
    balance_main: { amount: 0, currency: 'EUR' },
    balance_bonus: { amount: 0, currency: 'EUR' },
    balance_betting_bonus: { amount: 0, currency: 'EUR' },
    balance_fun: { amount: 0, currency: 'EUR' },
    is_on_verification: true,
    is_verified: false,
    is_kyc_block_enabled: true,
    is_registration_completed: true,
    country_code: 'LV',
    locale: 'lv',
    two_factor_auth: true,
  });
});

test('the balance is every pocket a player may see, and only for the player (S7-R028)', async ({ doors }) => {
  const balances = {
    main: cents(1),
    bonus: cents(20),
    betting_bonus: cents(300),
    fun: cents(4_000),
    held: cents(50),
  };
  const player = await doors.player({ balances });

  expect((await doors.ask('account.getBalance', {}, await doors.signIn(player))).result).toEqual({
    balance_main: { amount: 0.01, currency: 'USD' },
    balance_bonus: { amount: 0.2, currency: 'USD' },
    balance_betting_bonus: { amount: 3, currency: 'USD' },
    balance_fun: { amount: 40, currency: 'USD' },
  });
  expect((await doors.ask('account.getBalance')).status).toBe(401);
});

test('every ticket is new, unguessable, and not the session (S7-R027)', async ({ doors }) => {
  const anna = await doors.signIn(await doors.player());
  const tokens = new Set<string>();
  for (let drawn = 0; drawn < 5; drawn += 1)
    tokens.add((await doors.ask('account.getToken', {}, anna)).result.token);

  expect(tokens.size).toBe(5);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    expect(anna.cookie).not.toContain(token);
    expect((await doors.ask('account.getBalance', {}, { cookie: `sid=${token}` })).status).toBe(401);
  }
  expect((await doors.ask('account.getToken')).status).toBe(401);
});

test.for([
  ['banned', 403, 'UserBannedException'],
  ['deleted', 401, 'UserDeletedException'],
] as const)(
  'a %s player is told so by every call but those that explain it',
  async ([state, status, type], { doors }) => {
    const gone = await doors.signIn(await doors.player({ status: state }));

    for (const call of ['account.getInfo', 'account.getBalance', 'games.get', 'banners.get'])
      expect(await doors.ask(call, {}, gone)).toMatchObject({ status, error: { type } });
    for (const call of ['metadata.get', 'metadata.getgeneralinfo'])
      expect(await doors.ask(call, {}, gone)).toMatchObject({ status: 200 });
    expect((await doors.get('/nfx/i18n/locales', gone)).statusCode).toBe(200);
  },
);
