// Where a player can be reached: written down, shown to be theirs, subscribed and not.
import { expect } from 'vitest';
import { type openDoors, test } from '#tests/doors.ts';
import type { Player } from '../calls/context.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'ask' | 'send' | 'product' | 'signIn' | 'player'>;

const contactsOf = async ({ ask }: Doors, who: { cookie: string }) =>
  (await ask('account.getprofileinfo', { fields: 'contacts' }, who)).result.contacts;

const lettersTo = ({ product }: Doors, recipient: string) => product.db.sql<{
  text: string;
  subject: string;
}>`
  select text, subject from message_outbox where recipient = ${recipient} order by id`;

/** Out of the last letter. */
async function codeTo(doors: Doors, recipient: string): Promise<string> {
  const { text } = (await lettersTo(doors, recipient)).at(-1)!;
  return /\b\d{6}\b/.exec(text)![0];
}

const password = 'ferro-deals-7';
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function someone(doors: Doors): Promise<{ player: Player; who: { cookie: string } }> {
  const player = await doors.player();
  return { player, who: await doors.signIn(player) };
}

test('a contact is added as it is known everywhere, unconfirmed and unsubscribed (S7-R010, S3-R032, S3-R033, S3-R034, S3-R035, S3-R036)', async ({
  doors,
}) => {
  const { who } = await someone(doors);
  const phone = { contact: '+371 20 000 123', type: 'phone', phone_country_code: 'LV' };
  expect(
    await doors.send('account.addcontact', { contact: ' Ann@Example.COM ', type: 'email' }, who),
  ).toMatchObject({
    status: 200,
    result: 1,
  });
  expect((await doors.send('account.addcontact', phone, who)).result).toBe(1);
  expect(await contactsOf(doors, who)).toEqual([
    { type: 'email', contact: 'ann@example.com', is_confirmed: false, is_subscribed: false },
    {
      type: 'phone',
      contact: '37120000123',
      is_confirmed: false,
      is_subscribed: false,
      phone_country_code: 'LV',
    },
  ]);
});

test.for<[type: string, contact: string, country: string, codes: string[]]>([
  ['email', 'ann', '', ['email']],
  ['email', 'ann@example', '', ['email']],
  ['email', 'ann@exa mple.com', '', ['email']],
  ['phone', '123', 'LV', ['phone']],
  ['phone', '37120000123', 'EE', ['phone']],
  ['phone', 'ann@example.com', 'LV', ['phone']],
])('an %s cannot be %s', async ([type, contact, country, codes], { doors }) => {
  const { who } = await someone(doors);
  const { status, error } = await doors.send(
    'account.addcontact',
    { type, contact, ...(country !== '' && { phone_country_code: country }) },
    who,
  );
  expect(status).toBe(400);
  expect(error.invalid_parameters).toEqual({ contact: codes });
});

test('one’s own contact twice is taken, however it is written; a slip makes room for the next', async ({
  doors,
}) => {
  const { who } = await someone(doors);
  await doors.send('account.addcontact', { contact: 'slip@example.com', type: 'email' }, who);
  const twice = await doors.send('account.addcontact', { contact: 'SLIP@example.com', type: 'email' }, who);
  expect(twice.error.invalid_parameters).toEqual({ contact: ['taken'] });
  await doors.send('account.addcontact', { contact: 'right@example.com', type: 'email' }, who);
  expect(await contactsOf(doors, who)).toMatchObject([{ contact: 'right@example.com' }]);
});

test('somebody else’s contact looks like any other until a code shows whose it is', async ({ doors }) => {
  await doors.player({ login: 'owner@example.com', contact: 'confirmed' });
  const { who } = await someone(doors);
  const answers = [];
  for (const contact of ['owner@example.com', 'nobody@example.com'])
    answers.push(await doors.send('account.addcontact', { contact, type: 'email' }, who));
  expect(answers[0]).toEqual(answers[1]);

  await doors.send('account.addcontact', { contact: 'owner@example.com', type: 'email' }, who);
  await doors.send('account.sendconfirmationtocontact', { contact: 'owner@example.com' }, who);
  const code = await codeTo(doors, 'owner@example.com');
  const { error } = await doors.send('account.confirmContact', { contact: 'owner@example.com', code }, who);
  expect(error.invalid_parameters).toEqual({ contact: ['taken'] });
});

test('a code confirms a contact, and the old ones are told (S7-R016, S7-R018)', async ({ doors }) => {
  const login = 'old@example.com';
  const who = await doors.signIn(await doors.player({ login, password, contact: 'confirmed' }));
  await doors.send(
    'account.addcontact',
    { contact: '37120000124', type: 'phone', phone_country_code: 'LV', password },
    who,
  );
  expect(
    await doors.send('account.sendconfirmationtocontact', { contact: '+37120000124' }, who),
  ).toMatchObject({
    status: 200,
    result: 1,
  });
  const code = await codeTo(doors, '37120000124');
  expect((await doors.send('account.confirmContact', { contact: '37120000124', code }, who)).result).toBe(1);
  expect(await contactsOf(doors, who)).toMatchObject([{}, { contact: '37120000124', is_confirmed: true }]);
  expect(await lettersTo(doors, login)).toMatchObject([{ text: expect.stringContaining('37120000124') }]);
});

test('the link of a letter confirms without a session, for its own player alone (S7-R016)', async ({
  doors,
}) => {
  const [ann, eve] = [await someone(doors), await someone(doors)];
  const contact = 'both@example.com';
  for (const { who } of [ann, eve]) await doors.send('account.addcontact', { contact, type: 'email' }, who);
  await doors.send('account.sendconfirmationtocontact', { contact }, ann.who);
  const code = await codeTo(doors, contact);

  expect((await doors.send('account.confirmContact', { contact, code })).result).toBe(1);
  expect(await contactsOf(doors, ann.who)).toMatchObject([{ is_confirmed: true }]);
  expect(await contactsOf(doors, eve.who)).toMatchObject([{ is_confirmed: false }]);
});

test('a code is six digits, right, and good once (S5-R032, S9-R002)', async ({ doors }) => {
  const { who } = await someone(doors);
  const contact = 'once@example.com';
  await doors.send('account.addcontact', { contact, type: 'email' }, who);
  await doors.send('account.sendconfirmationtocontact', { contact }, who);
  const code = await codeTo(doors, contact);
  const confirm = (given: string, to = contact) =>
    doors.send('account.confirmContact', { contact: to, code: given }, who);

  for (const given of ['12345', '1234567', '12a456', 'abcdef', '', another(code)])
    expect((await confirm(given)).error.invalid_parameters).toHaveProperty('code');
  expect((await confirm(code, 'stranger@example.com')).error.invalid_parameters).toHaveProperty('code');
  expect((await confirm(code)).result).toBe(1);
  expect((await confirm(code)).status).toBe(400);
});

test('the next code comes after a minute; what is confirmed or unknown gets none (S7-R018)', async ({
  doors,
}) => {
  const login = 'sure@example.com';
  const who = await doors.signIn(await doors.player({ login, password, contact: 'confirmed' }));
  const send = (contact: string) => doors.send('account.sendconfirmationtocontact', { contact }, who);
  expect((await send(login)).error.invalid_parameters).toHaveProperty('contact');
  expect((await send('stranger@example.com')).error.invalid_parameters).toHaveProperty('contact');

  await doors.send('account.addcontact', { contact: 'soon@example.com', type: 'email', password }, who);
  expect((await send('soon@example.com')).result).toBe(1);
  const { status, error } = await send('soon@example.com');
  expect(status).toBe(429);
  expect(error.error_data.retry_after).toBeGreaterThan(50);
  expect(await lettersTo(doors, 'soon@example.com')).toHaveLength(1);
});

test('a subscription is a contact’s own, and the account’s while any contact has one (S7-R014)', async ({
  doors,
}) => {
  const login = 'news@example.com';
  const who = await doors.signIn(await doors.player({ login, contact: 'confirmed' }));
  const change = (subscription: string, contact = login) =>
    doors.send('account.changeSubscription', { contact, subscription }, who);
  const isSubscribed = async () => (await doors.ask('account.getInfo', {}, who)).result.is_subscribed;

  expect((await change('1')).result).toBe(1);
  expect(await contactsOf(doors, who)).toMatchObject([{ is_subscribed: true }]);
  expect(await isSubscribed()).toBe(true);
  expect((await change('0')).result).toBe(1);
  expect(await isSubscribed()).toBe(false);
  expect((await change('1', 'stranger@example.com')).status).toBe(400);
  expect((await change('yes')).status).toBe(400);
});

test('the first letter of a subscription brings the way out, which needs no session (S7-R022)', async ({
  doors,
}) => {
  const login = 'out@example.com';
  const who = await doors.signIn(await doors.player({ login, contact: 'confirmed' }));
  await doors.send('account.changeSubscription', { contact: login, subscription: '1' }, who);
  const [letter] = await lettersTo(doors, login);
  const token = new URL(/http\S+/.exec(letter!.text)![0]).searchParams.get('token')!;

  const [text, signature] = token.split('.');
  for (const forged of ['', 'x', `${Buffer.from('1').toString('base64url')}.${signature}`, `${text}.${text}`])
    expect((await doors.send('account.unsubscribe', { token: forged })).status).toBe(400);
  expect((await doors.ask('account.getInfo', {}, who)).result.is_subscribed).toBe(true);

  expect((await doors.send('account.unsubscribe', { token })).result).toBe(1);
  expect((await doors.send('account.unsubscribe', { token })).result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, who)).result.is_subscribed).toBe(false);
});

test('without a token a player leaves by themselves, and a guest is nobody (S7-R022)', async ({ doors }) => {
  const login = 'leave@example.com';
  const who = await doors.signIn(await doors.player({ login, contact: 'confirmed' }));
  await doors.send('account.changeSubscription', { contact: login, subscription: '1' }, who);
  expect((await doors.send('account.unsubscribe', {}, who)).result).toBe(1);
  expect((await doors.ask('account.getInfo', {}, who)).result.is_subscribed).toBe(false);
  expect((await doors.send('account.unsubscribe')).status).toBe(401);
});

test('nothing is sent to an address before it was confirmed, and then at once', async ({ doors }) => {
  const { who } = await someone(doors);
  const contact = 'later@example.com';
  await doors.send('account.addcontact', { contact, type: 'email' }, who);
  await doors.send('account.changeSubscription', { contact, subscription: '1' }, who);
  expect(await lettersTo(doors, contact)).toHaveLength(0);
  await doors.send('account.sendconfirmationtocontact', { contact }, who);
  await doors.send('account.confirmContact', { contact, code: await codeTo(doors, contact) }, who);
  expect((await lettersTo(doors, contact)).at(-1)?.text).toContain('/unsubscribe?token=');
});
