// The settings of a player: nickname, language, currency, and being under verification.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';

test('a nickname is changed, and is one of a kind whatever the letter case (S7-R011)', async ({ doors }) => {
  const [ann, eve] = [await doors.signIn(await doors.player()), await doors.signIn(await doors.player())];
  expect((await doors.send('account.changefakename', { fakename: ' BrassFox ' }, ann)).result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, ann)).result.fakename).toBe('BrassFox');
  const { error } = await doors.send('account.changefakename', { fakename: 'bRASSfOX' }, eve);
  expect(error.invalid_parameters).toEqual({ fakename: ['taken'] });
  expect((await doors.send('account.changefakename', { fakename: 'BRASSFOX' }, ann)).result).toBe(1);
});

test.for<[string, string]>([
  ['abc', 'fakename'],
  ['a'.repeat(21), 'fakename'],
  ['brass fox', 'fakename'],
  ['<b>fox</b>', 'fakename'],
  ['', 'required'],
])('a nickname cannot be %j (S9-R003)', async ([fakename, code], { doors }) => {
  const who = await doors.signIn(await doors.player());
  const { status, error } = await doors.send('account.changefakename', { fakename }, who);
  expect(status).toBe(400);
  expect(error.invalid_parameters).toEqual({ fakename: [code] });
});

test('a nickname wanted by many at once becomes one player’s', async ({ doors }) => {
  const all = await Promise.all(Array.from({ length: 6 }, async () => doors.signIn(await doors.player())));
  const answers = await Promise.all(
    all.map((who) => doors.send('account.changefakename', { fakename: 'Sought' }, who)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
});

test('the language of an account is one that is spoken (S7-R012)', async ({ doors }) => {
  const who = await doors.signIn(await doors.player());
  expect((await doors.send('account.changelocale', { locale: 'lv' }, who)).result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, who)).result.locale).toBe('lv');
  for (const locale of ['xx', 'LV', '']) {
    const { error } = await doors.send('account.changelocale', { locale }, who);
    expect(error.invalid_parameters).toHaveProperty('locale');
  }
});

test('the currency is changed while every pocket is empty, and never after (S7-R021)', async ({ doors }) => {
  const who = await doors.signIn(await doors.player());
  expect((await doors.send('account.setCurrency', { currency: 'EUR' }, who)).result).toBe(1);
  expect((await doors.ask('account.getBalance', {}, who)).result.balance_main).toEqual({
    amount: 0,
    currency: 'EUR',
  });
  expect((await doors.send('account.setCurrency', { currency: 'GBP' }, who)).status).toBe(400);

  for (const pocket of ['main', 'bonus', 'betting_bonus', 'fun', 'held'] as const) {
    const rich = await doors.signIn(await doors.player({ balances: { [pocket]: cents(1) } }));
    expect(await doors.send('account.setCurrency', { currency: 'EUR' }, rich)).toMatchObject({
      status: 400,
      error: { type: 'InvalidRequestException' },
    });
    expect((await doors.ask('account.getBalance', {}, rich)).result.balance_main.currency).toBe('USD');
  }
});

test('a player goes under verification, unless they are through it (S7-R020)', async ({ doors }) => {
  const player = await doors.player();
  const who = await doors.signIn(player);
  expect((await doors.send('account.setUserOnVerification', {}, who)).result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, who)).result.is_on_verification).toBe(true);

  await doors.product.db.sql`
    update player set is_verified = true, is_on_verification = false where id = ${player.id}`;
  await doors.send('account.setUserOnVerification', {}, who);
  expect((await doors.ask('account.getInfo', {}, who)).result.is_on_verification).toBe(false);
});
