// Whoever has excluded themselves comes back under another account: by every door, and known by everything that tells
// them.
import { randomUUID } from 'node:crypto';
import { expect, test as plain } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { runCashier } from '../commands/cashier-commands.ts';
import { drawHex } from '../plumbing/chance.ts';

// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
const test = plain.extend('house', { scope: 'file' }, async ({}, { onCleanup }) => {
  const house = await openCashier();
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

type House = Awaited<ReturnType<typeof openCashier>>;
type Told = Record<string, string>;

const password = 'parole-1-parole';
const deposit = { method: 'card', amount: '20' };

/** Somebody whom nobody else in this file is; letters alone, as names are. */
const person = (more: Told = {}): Told => ({
  first_name: 'Anna',
  last_name: `Reed${drawHex(6).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`,
  birth_date: '1985-03-09',
  country_code: 'LV',
  document_type: 'passport',
  document_number: `LV${drawHex(5).toUpperCase()}`,
  ...more,
});

const named = ({ first_name = '', last_name = '', birth_date = '', country_code = '' }: Told): Told => ({
  first_name,
  last_name,
  birth_date,
  country_code,
});
const documented = ({ document_type = '', document_number = '', country_code = '' }: Told): Told => ({
  country_code,
  document_type,
  document_number,
});

async function account(house: House, told: Told = {}, wish = {}) {
  const login = `${randomUUID()}@example.com`;
  const player = await house.player({ login, password, contact: 'confirmed', currency: 'EUR', ...wish });
  const who = await house.enter(player);
  if (Object.keys(told).length > 0) {
    const { error } = await house.send('account.saveProfileInfo', told, who);
    expect(error).toBeUndefined();
  }
  return { player, who, login, again: () => house.enter(player) };
}

async function excluded(house: House, told: Told, period = '1_year') {
  const one = await account(house, told);
  expect((await house.send('account.setSelfExclusion', { period }, one.who)).result).toBe(1);
  const [{ ends_at: until }] = (await house.product.db.sql`
    select ends_at from self_exclusion where player_id = ${one.player.id}`) as [{ ends_at: Date | null }];
  return { ...one, until: until?.toISOString() ?? null };
}

const byPayoutDoor = async (house: House, login: string) => ({
  cookie: (await house.send('auth.login', { login, password, is_payout: '1' })).cookie,
});

const inWordsOf = (until: string | null) => ({
  status: 401,
  error: { type: 'AuthorizationException', error_data: { self_exclusion_until: until } },
});

const form = (told: Told): Told => ({
  email: `${randomUUID()}@example.com`,
  password: 'ferro-deals-7',
  locale: 'lv',
  currency: 'EUR',
  terms: '1',
  notify: '0',
  auth_type: 'full',
  ...told,
});

const countOf = async ({ product }: House, table: 'player' | 'payment') => {
  const [row] =
    table === 'player'
      ? await product.db.sql<{ count: number }>`select count(*)::int from player`
      : await product.db.sql<{ count: number }>`select count(*)::int from payment`;
  return row!.count;
};

const ways = [
  ['document', documented],
  ['name and birth date', named],
] as const;

test.for(ways)(
  'registering with the same %s is refused in the words of the exclusion',
  async ([, part], { house }) => {
    const told = person();
    const { until } = await excluded(house, told);
    const before = await countOf(house, 'player');
    const some = { birth_date: '1990-05-17', ...part(told) };
    expect(await house.send('auth.register', form(some))).toMatchObject(inWordsOf(until));
    expect(await countOf(house, 'player')).toBe(before);
  },
);

test.for(ways)(
  'telling the same %s later is refused, changes nothing and binds the account',
  async ([, part], { house }) => {
    const told = person();
    const { until } = await excluded(house, told, 'permanent');
    const second = await account(house, { first_name: 'Somebody', country_code: 'LV' });
    const answer = await house.send('account.saveProfileInfo', part(told), second.who);
    expect(answer).toMatchObject(inWordsOf(until));
    expect((await house.ask('account.getInfo', {}, second.who)).result.uid).toBe(0);
    const signIn = await house.send('auth.login', { login: second.login, password });
    expect(signIn).toMatchObject(inWordsOf(null));
    const { result } = await house.ask(
      'account.getprofileinfo',
      { fields: 'document' },
      await second.again(),
    );
    expect(result).toMatchObject({ first_name: 'Somebody', document: { number: '' } });
  },
);

test.for(ways)(
  'an exclusion begins on all accounts with the same %s at once',
  async ([, part], { house }) => {
    const told = person();
    const whole = part === documented ? { ...named(person()), ...documented(told) } : named(told);
    const first = await account(house, { ...named(told), ...documented(person()) });
    const second = await account(house, part === documented ? named(person()) : whole);
    // Two accounts with one document cannot come to be any more; these have it from before.
    if (part === documented)
      await house.product.db.sql`
      insert into person_trait select ${second.player.id}, kind, print, since from person_trait
      where player_id = ${first.player.id} and kind = 'document'`;
    await house.send('account.setSelfExclusion', { period: '7_days' }, first.who);
    expect((await house.ask('account.getInfo', {}, second.who)).result.uid).toBe(0);
    const { error } = await house.send('auth.login', { login: second.login, password });
    expect(error.error_data.self_exclusion_until).toEqual(expect.any(String));
    expect(await house.send('cashier.makedeposit', deposit, await second.again())).toMatchObject({
      status: 401,
    });
  },
);

test('an account that was not bound is, when it pays in', async ({ house }) => {
  const told = person();
  const second = await account(house, named(told));
  const { until, player } = await excluded(house, {});
  // As by a race that nobody foresaw.
  await house.product.db.sql`
    insert into person_trait select ${player.id}, kind, print, since from person_trait
    where player_id = ${second.player.id}`;
  const before = await countOf(house, 'payment');
  expect(await house.send('cashier.makedeposit', deposit, second.who)).toMatchObject(inWordsOf(until));
  expect(await countOf(house, 'payment')).toBe(before);
  const signIn = await house.send('auth.login', { login: second.login, password });
  expect(signIn).toMatchObject(inWordsOf(until));
});

test.for<[string, (told: Told) => Told]>([
  ['in capitals', (told) => ({ ...named(told), last_name: told['last_name']!.toUpperCase() })],
  ['with accents', (told) => ({ ...named(told), first_name: 'Ânnä' })],
  ['with spaces around', (told) => ({ ...named(told), first_name: '  Anna ' })],
  ['swapped', (told) => ({ ...named(told), first_name: told['last_name']!, last_name: told['first_name']! })],
  ['with Cyrillic look-alikes', (told) => ({ ...named(told), first_name: 'Аnnа' })],
  ['in Cyrillic', (told) => ({ ...named(told), first_name: 'Анна' })],
  ['with a middle name', (told) => ({ ...named(told), middle_name: 'Maria' })],
  [
    'as a document in small letters',
    (told) => ({ ...documented(told), document_number: told['document_number']!.toLowerCase() }),
  ],
  [
    'as a document with dashes',
    (told) => ({ ...documented(told), document_number: told['document_number']!.split('').join('-') }),
  ],
])('the same person %s is the same person', async ([, written], { house }) => {
  const told = person();
  const { until } = await excluded(house, told);
  const second = await account(house);
  expect(await house.send('account.saveProfileInfo', written(told), second.who)).toMatchObject(
    inWordsOf(until),
  );
});

test('a stranger with the same name and another birth date is nobody’s second account', async ({ house }) => {
  const told = person();
  await excluded(house, told);
  const stranger = { ...person(), last_name: told['last_name']!, birth_date: '1985-03-10' };
  const { status, cookie, error } = await house.send('auth.register', form(stranger));
  expect([status, error]).toEqual([200, undefined]);
  const who = { cookie, host: new URL(house.address).host };
  expect((await house.send('cashier.makedeposit', deposit, who)).status).toBe(200);
});

test('an exclusion that is over binds nobody', async ({ house }) => {
  const told = person();
  const { player } = await excluded(house, told);
  await house.product.db.sql`update self_exclusion set ends_at = now() where player_id = ${player.id}`;
  expect((await house.send('auth.register', form(named(told)))).status).toBe(200);
});

test('a ban is the person’s too, and is said as one', async ({ house }) => {
  const told = person();
  const first = await account(house, told);
  await house.product.db.sql`update player set status = 'banned' where id = ${first.player.id}`;
  expect(await house.send('auth.register', form(named(told)))).toMatchObject({
    status: 403,
    error: { type: 'UserBannedException' },
  });
});

test('one account a document: the second is told so, and no more', async ({ house }) => {
  const told = person();
  await account(house, told);
  const second = await account(house);
  const answer = await house.send('account.saveProfileInfo', documented(told), second.who);
  expect(answer.error).toMatchObject({
    type: 'InvalidParameterException',
    invalid_parameters: { document_number: ['taken'] },
  });
  const joined = await house.send('auth.register', form({ ...named(person()), ...documented(told) }));
  expect(joined.error.invalid_parameters).toEqual({ document_number: ['taken'] });
  const own = await account(house, person());
  expect((await house.send('account.saveProfileInfo', { home_town: 'Rīga' }, own.who)).status).toBe(200);
});

test('whoever corrects a slip gives the number back to its owner', async ({ house }) => {
  const [slip, right] = [person(), person()];
  const one = await account(house, slip);
  await house.send('account.saveProfileInfo', documented(right), one.who);
  const owner = await account(house);
  expect((await house.send('account.saveProfileInfo', documented(slip), owner.who)).status).toBe(200);
});

test('nobody becomes somebody else while they are excluded', async ({ house }) => {
  const told = person();
  const first = await excluded(house, told);
  const who = await byPayoutDoor(house, first.login);
  await house.send('account.saveProfileInfo', person(), who);
  expect(await house.send('auth.register', form(named(told)))).toMatchObject(inWordsOf(first.until));
});

test('whoever is excluded shuts nobody else out by writing their name and document', async ({ house }) => {
  const first = await excluded(house, person());
  const stranger = person();
  const other = await account(house, named(stranger));
  const who = await byPayoutDoor(house, first.login);
  expect((await house.send('account.saveProfileInfo', stranger, who)).status).toBe(200);
  expect((await house.send('cashier.makedeposit', deposit, other.who)).status).toBe(200);
  expect((await house.send('account.saveProfileInfo', stranger, other.who)).error).toBeUndefined();
});

test('whoever had told nothing before their exclusion is known by what they tell first', async ({
  house,
}) => {
  const [first, told] = [await excluded(house, {}), person()];
  await house.send('account.saveProfileInfo', told, await byPayoutDoor(house, first.login));
  expect(await house.send('auth.register', form(named(told)))).toMatchObject(inWordsOf(first.until));
});

test('the money of every account goes home', async ({ house }) => {
  const told = person();
  const rich = { isVerified: true, balances: { main: fromUnits(100) } };
  const second = await account(house, named(told), rich);
  await excluded(house, told);
  const { cookie, status } = await house.send('auth.login', {
    login: second.login,
    password,
    is_payout: '1',
  });
  expect(status).toBe(200);
  const who = { cookie, host: new URL(house.address).host };
  const answer = await house.send('cashier.makewithdrawal', { method: 'card', amount: '50', ...CARD }, who);
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
});

test('a namesake born on the same day is bound by mistake, and set free by the cashier', async ({
  house,
}) => {
  const told = person();
  await excluded(house, told);
  const namesake = await account(house);
  const tell = async () => house.send('account.saveProfileInfo', named(told), await namesake.again());
  expect((await tell()).status).toBe(401);
  const books = { ...house.product, now: house.product.clock.now() };
  const pairs = (await runCashier(['persons', String(namesake.player.id)], books)).says;
  expect(pairs).toContain('same, by the house');
  const decision = ['apart', /^pair (\d+)/.exec(pairs)![1]!, '--by', 'Ilze', '--why', 'two passports'];
  expect((await runCashier(decision, books)).isDone).toBe(true);
  expect((await tell()).status).toBe(200);
  expect((await house.send('cashier.makedeposit', deposit, await namesake.again())).status).toBe(200);
  expect((await house.send('auth.login', { login: namesake.login, password })).status).toBe(200);
});
