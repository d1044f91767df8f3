// Becoming a player through auth.register, as the forms do and as a program without one would.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { type Content, readContent } from '../content/content.ts';
import { drawHex } from '../plumbing/chance.ts';

const someone = () => `${randomUUID()}@example.com`;

/** A whole form of the Latvian kind, which asks for little. */
const form = (more: Record<string, string> = {}) => ({
  email: someone(),
  password: 'ferro-deals-7',
  locale: 'lv',
  currency: 'EUR',
  country_code: 'LV',
  birth_date: '1990-05-17',
  terms: '1',
  notify: '1',
  auth_type: 'full',
  ...more,
});

test('a guest becomes a player and is signed in (S4-R002, S7-R032)', async ({ doors }) => {
  const fakename = `Fox${drawHex(4)}`;
  const fields = form({ fakename });
  const { status, result, cookie } = await doors.send('auth.register', fields);
  expect(status).toBe(200);
  expect(result).toMatchObject({
    login: fields.email,
    fakename,
    locale: 'lv',
    country_code: 'LV',
    is_registration_completed: true,
    is_verified: false,
    balance_main: { amount: 0, currency: 'EUR' },
  });
  expect(result.generated_password).toBeUndefined();
  expect((await doors.ask('account.getInfo', {}, { cookie })).result.uid).toBe(result.uid);
  const again = await doors.send('auth.login', { login: fields.email, password: fields.password });
  expect(again.result.uid).toBe(result.uid);
});

test('who came, and from where, is a fact', async ({ doors }) => {
  const { result } = await doors.send('auth.register', form());
  const facts = await doors.product.db.sql`
    select data from fact where name = 'player.registered' and player_id = ${result.uid}`;
  expect(facts).toEqual([{ data: { method: 'email', country: 'LV' } }]);
});

test('the account holds what the form asked for, in the form it is kept', async ({ doors }) => {
  const fields = form({
    first_name: ' Anna ',
    last_name: 'Kalniņa',
    birth_date: '17.05.1990',
    sex: '2',
    home_town: 'Rīga',
    address: 'Brīvības 1',
    postcode: 'LV-1001',
  });
  const { cookie } = await doors.send('auth.register', fields);
  const { result } = await doors.ask('account.getprofileinfo', { fields: 'contacts,document' }, { cookie });
  expect(result).toMatchObject({
    first_name: 'Anna',
    last_name: 'Kalniņa',
    birth_date: '1990-05-17',
    sex: 2,
    home_town: 'Rīga',
    contacts: [{ type: 'email', contact: fields.email, is_confirmed: false, is_subscribed: true }],
  });
});

test('a phone is a login in bare digits, and keeps its country', async ({ doors }) => {
  const { email: _, ...rest } = form({
    phone: '+371 20 111 222',
    phone_country_code: 'LV',
    auth_type: 'phone',
  });
  const { result, cookie } = await doors.send('auth.register', rest);
  expect(result.login).toBe('37120111222');
  const { result: profile } = await doors.ask('account.getprofileinfo', { fields: 'contacts' }, { cookie });
  expect(profile.contacts).toMatchObject([
    { type: 'phone', contact: '37120111222', phone_country_code: 'LV' },
  ]);
});

test.for([
  [
    'nothing',
    {},
    { email: ['required'], password: ['required'], birth_date: ['required'], terms: ['required'] },
  ],
  ['a wrong e-mail', form({ email: 'anna@home' }), { email: ['email'] }],
  ['a short password', form({ password: '12345' }), { password: ['min_length'] }],
  ['a leaked password', form({ password: 'qwerty123' }), { password: ['password', 'breached'] }],
  ['somebody under age', form({ birth_date: '2020-01-01' }), { birth_date: ['date', 'age'] }],
  ['a day no calendar has', form({ birth_date: '31.02.1990' }), { birth_date: ['date'] }],
  ['terms not accepted (S5-R074)', form({ terms: '0' }), { terms: ['required'] }],
  ['a currency the house does not deal in', form({ currency: 'XXX' }), { currency: ['format', 'choice'] }],
  ['a country nobody knows', form({ country_code: 'XX' }), { country_code: ['format', 'choice'] }],
  ['a nickname with spaces', form({ fakename: 'Brass Fox' }), { fakename: ['fakename'] }],
  ['half a phone', form({ email: '', phone: '+371 20', auth_type: 'phone' }), { phone: ['phone'] }],
] as const)('%s is refused, field by field (S8-R052)', async ([, fields, wrong], { doors }) => {
  const { status, cookie, error } = await doors.send('auth.register', fields);
  expect({ status, cookie, type: error.type }).toEqual({
    status: 400,
    cookie: '',
    type: 'InvalidParameterException',
  });
  expect(error.invalid_parameters).toMatchObject(wrong);
});

test('one demands what its country demands (S5-R072)', async ({ doors }) => {
  const us = await doors.send('auth.register', form({ country_code: 'US', currency: 'USD' }));
  expect(us.error.invalid_parameters).toEqual({
    first_name: ['required'],
    last_name: ['required'],
    region: ['required'],
    postcode: ['required'],
  });
  const br = await doors.send('auth.register', form({ country_code: 'BR', currency: 'BRL' }));
  expect(Object.keys(br.error.invalid_parameters)).toContain('document_number');
});

test('of two who want one login at the same moment one gets it', async ({ doors }) => {
  const email = someone();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => doors.send('auth.register', form({ email }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { error, cookie } of answers.filter(({ status }) => status !== 200))
    expect({ cookie, ...error.invalid_parameters }).toEqual({ cookie: '', email: ['taken'] });
});

test('a login is taken however it is written, and so is a contact that somebody confirmed', async ({
  doors,
}) => {
  const email = someone();
  await doors.send('auth.register', form({ email }));
  const shouting = await doors.send('auth.register', form({ email: ` ${email.toUpperCase()}`.trim() }));
  expect(shouting.error.invalid_parameters).toEqual({ email: ['taken'] });

  const confirmed = someone();
  const nina = await doors.player({ login: `nina-${randomUUID()}` });
  await doors.product.db.sql`
    insert into contact (player_id, type, contact, is_confirmed, created_at)
    values (${nina.id}, 'email', ${confirmed}, true, now())`;
  expect((await doors.send('auth.register', form({ email: confirmed }))).error.invalid_parameters).toEqual({
    email: ['taken'],
  });
});

test('a nickname is one player’s, in any letter case', async ({ doors }) => {
  const fakename = `Owl${drawHex(4)}`;
  await doors.send('auth.register', form({ fakename }));
  const other = await doors.send('auth.register', form({ fakename: fakename.toLowerCase() }));
  expect(other.error.invalid_parameters).toEqual({ fakename: ['taken'] });
});

test('what nobody asked for is not taken on', async ({ doors }) => {
  const { result, cookie } = await doors.send(
    'auth.register',
    form({
      is_verified: '1',
      balance_main: '1000',
      uid: '1',
      status: 'active',
      login: 'admin',
      phone: '37120999888',
    }),
  );
  expect(result).toMatchObject({ is_verified: false, balance_main: { amount: 0 } });
  expect(result.login).toContain('@example.com');
  const { result: profile } = await doors.ask('account.getprofileinfo', { fields: 'contacts' }, { cookie });
  expect(profile.contacts).toHaveLength(1);
});

test('quick registration asks for what is required and no more (S5-R075)', async ({ doors }) => {
  const { result, cookie } = await doors.send(
    'auth.register',
    form({ auth_type: 'email', first_name: 'Anna' }),
  );
  expect(result.uid).toBeGreaterThan(0);
  const { result: profile } = await doors.ask('account.getprofileinfo', {}, { cookie });
  expect(profile.first_name).toBe('');
});

test('where the form shows no password the house draws one and says it once', async ({ world }) => {
  const content = readContent('content');
  const cms = <T>(name: string): T => {
    const file = content.cms<Record<string, { sysname: string; params: object }[]>>(name);
    if (name !== 'personal-fields') return file as T;
    const hidden = { is_required: false, is_visible: false };
    const fields = file['LV']!.map((field) =>
      field.sysname === 'password' ? { ...field, params: hidden } : field,
    );
    return { ...file, LV: fields } as T;
  };
  await using doors = await openDoorsIn(world, { content: { cms } });
  const { password: _, ...fields } = form({ auth_type: 'email' });
  const { result } = await doors.send('auth.register', fields);
  expect(result.generated_password).toMatch(/^[A-HJ-NP-Za-hj-np-z2-9]{14}$/);
  const entered = await doors.send('auth.login', {
    login: result.login,
    password: result.generated_password,
  });
  expect(entered.result.uid).toBe(result.uid);
});

test('a program that names no form is held to the one its contact fits', async ({ doors }) => {
  const { auth_type: _, ...fields } = form();
  expect((await doors.send('auth.register', fields)).status).toBe(200);
});

test('what was agreed to, and who sent the player, is on record', async ({ doors }) => {
  const { result } = await doors.send(
    'auth.register',
    form({ track_id: 't-1', link_id: '7', is_betting: '1' }),
  );
  const [kept] = await doors.product.db.sql`
    select auth_type, terms_accepted_at is not null as has_agreed, terms_version, is_betting, source
    from registration where player_id = ${result.uid}`;
  expect(kept).toEqual({
    auth_type: 'full',
    has_agreed: true,
    terms_version: doors.product.content.version,
    is_betting: true,
    source: { track_id: 't-1', link_id: '7' },
  });
});

test('a player who came through another service completes the account, without a password (S7-R032)', async ({
  doors,
}) => {
  const player = await doors.player();
  await doors.product.db.sql`update player set is_registration_completed = false where id = ${player.id}`;
  const session = await doors.signIn(player);
  const { email: _, password: __, ...fields } = form();

  const unagreed = await doors.send('auth.register', { ...fields, terms: '0' }, session);
  expect(unagreed.error.invalid_parameters).toEqual({ terms: ['required'] });
  const sent = await Promise.all([1, 2, 3].map(() => doors.send('auth.register', fields, session)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  const { result } = await doors.ask('account.getInfo', {}, session);
  expect(result).toMatchObject({
    uid: player.id,
    is_registration_completed: true,
    country_code: 'LV',
    balance_main: { amount: 0, currency: 'EUR' },
  });
  expect(await doors.send('auth.register', fields, session)).toMatchObject({
    status: 400,
    error: { type: 'InvalidRequestException' },
  });
});

/** A form that demands an e-mail address of everybody in Latvia. */
function demandingEmail(): Pick<Content, 'cms'> {
  const content = readContent('content');
  const cms = <T>(name: string): T => {
    const file = content.cms<Record<string, { sysname: string; params: object }[]>>(name);
    if (name !== 'personal-fields') return file as T;
    const demanded = { is_required: true, is_visible: true };
    return {
      ...file,
      LV: file['LV']!.map((field) => (field.sysname === 'email' ? { ...field, params: demanded } : field)),
    } as T;
  };
  return { cms };
}

test('a form that demands a contact is content with the one the other service brought', async ({ world }) => {
  await using doors = await openDoorsIn(world, { content: demandingEmail() });
  const login = someone();
  const player = await doors.player({ login, contact: 'confirmed' });
  await doors.product.db.sql`update player set is_registration_completed = false where id = ${player.id}`;
  const session = await doors.signIn(player);
  const { result } = await doors.send('auth.register', form({ email: login.toUpperCase() }), session);
  expect(result).toMatchObject({ uid: player.id, is_registration_completed: true });
});

test('a contact is written down on the way only by whoever has come just now', async ({ world }) => {
  await using doors = await openDoorsIn(world, { content: demandingEmail() });
  const { sql } = doors.product.db;
  const player = await doors.player({ login: `telegram:${randomUUID()}` });
  await sql`update player set is_registration_completed = false where id = ${player.id}`;
  const stale = await doors.signIn(player);
  await sql`update session set created_at = created_at - interval '11 minutes' where player_id = ${player.id}`;
  const { error } = await doors.send('auth.register', form(), stale);
  expect(error.invalid_parameters).toEqual({ session: ['fresh'] });
  expect(await sql`select 1 from contact where player_id = ${player.id}`).toEqual([]);

  const { result } = await doors.send('auth.register', form(), await doors.signIn(player));
  expect(result).toMatchObject({ uid: player.id, is_registration_completed: true });
});
