// A new contact (amendment M10): it counts after a while, the old ones are told, and they can undo it.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openDoorsIn, test as plain } from '#tests/doors.ts';

const password = 'ferro-deals-7';
const newPassword = 'ferro-deals-9';
const someone = () => `${randomUUID()}@example.com`;
let numbers = 0;
const phoneNumber = () => `3712200${String(1000 + numbers++)}`;

const test = plain.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { env: { CONTACT_WAIT_HOURS: '48' } });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});
type Doors = Awaited<ReturnType<typeof openDoorsIn>>;

const lettersTo = ({ product }: Doors, to: string) =>
  product.db.sql<{ subject: string; text: string }>`
    select subject, text from message_outbox where recipient = ${to} order by id desc`;

async function lastCode(doors: Doors, to: string): Promise<string> {
  const [letter] = await lettersTo(doors, to);
  return /\b\d{6}\b/.exec(letter!.text)![0];
}

async function hoursLater(doors: Doors, hours: number, work: () => Promise<void>): Promise<void> {
  await doors.post('/__sandbox/time', { hours: String(hours) });
  try {
    await work();
  } finally {
    await doors.post('/__sandbox/time', { hours: '0' });
  }
}

/** A player whose e-mail address has long been theirs, and who has just confirmed a phone. */
async function withNewPhone(doors: Doors, wish: { hasTwoFactor?: boolean } = {}) {
  const login = someone();
  const phone = phoneNumber();
  const player = await doors.player({ login, password, contact: 'confirmed', ...wish });
  const cookie = await doors.signIn(player);
  const added = { contact: phone, type: 'phone', phone_country_code: 'LV', password };
  await doors.send('account.addcontact', added, cookie);
  await doors.send('account.sendconfirmationtocontact', { contact: phone }, cookie);
  const code = await lastCode(doors, phone);
  expect((await doors.send('account.confirmContact', { contact: phone, code }, cookie)).result).toBe(1);
  return { login, phone, player, cookie };
}

const undoToken = async (doors: Doors, to: string) => {
  const [letter] = await lettersTo(doors, to);
  return new URL(/http\S+/.exec(letter!.text)![0]).searchParams.get('token')!;
};

test('it gets no codes until its time has come, and is told when that will be', async ({ doors }) => {
  const { login, phone, player, cookie } = await withNewPhone(doors);
  const wish = { two_factor_auth: '1', password };
  const profile = await doors.ask('account.getprofileinfo', { fields: 'contacts' }, cookie);
  const [old, added] = profile.result.contacts;
  expect(old).not.toHaveProperty('counts_from');
  const hours = (Date.parse(added.counts_from) - doors.product.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);

  const before = (await lettersTo(doors, phone)).length;
  expect((await doors.send('account.changeTwoFactorAuth', wish, cookie)).result).toMatchObject({
    resend_time: 60,
  });
  expect(await lettersTo(doors, phone)).toHaveLength(before);
  await doors.send('account.confirmTwoFactorAuth', { code: await lastCode(doors, login) }, cookie);
  const told = (await lettersTo(doors, phone)).length;

  await hoursLater(doors, 49, async () => {
    const later = await doors.signIn(player);
    const again = await doors.ask('account.getprofileinfo', { fields: 'contacts' }, later);
    expect(again.result.contacts[1]).not.toHaveProperty('counts_from');
    await doors.send('account.changeTwoFactorAuth', { two_factor_auth: '0', password }, later);
    expect(await lettersTo(doors, phone)).toHaveLength(told + 1);
  });
});

test('no way back in goes there before its time, whichever name is asked for', async ({ doors }) => {
  const { login, phone } = await withNewPhone(doors);
  const before = (await lettersTo(doors, phone)).length;
  for (const name of [phone, login]) await doors.send('auth.restore', { login: name });
  expect(await lettersTo(doors, phone)).toHaveLength(before);
  expect((await lettersTo(doors, login))[0]!.subject).toBe('Choose a new password');

  await hoursLater(doors, 49, async () => {
    await doors.send('auth.restore', { login: phone });
    expect(await lettersTo(doors, phone)).toHaveLength(before + 1);
  });
});

test('a contact that was only written down gets no way back in either', async ({ doors }) => {
  const nick = `nick-${randomUUID()}`;
  const player = await doors.player({ login: nick, password });
  const [first, second] = [someone(), phoneNumber()];
  const cookie = await doors.signIn(player);
  await doors.send('account.addcontact', { contact: first, type: 'email', password }, cookie);
  const phone = { contact: second, type: 'phone', phone_country_code: 'LV', password };
  await doors.send('account.addcontact', phone, cookie);
  await doors.send('auth.restore', { login: nick });
  expect(await lettersTo(doors, first)).toHaveLength(1);
  expect(await lettersTo(doors, second)).toHaveLength(0);
});

test('the old contact undoes it: it is gone, every session ends, and a password can be chosen', async ({
  doors,
}) => {
  const { login, phone, player, cookie } = await withNewPhone(doors);
  const [letter] = await lettersTo(doors, login);
  expect(letter).toMatchObject({ subject: 'A contact was added to your account' });
  expect(letter!.text).toContain(phone);
  const token = await undoToken(doors, login);

  const undone = await doors.send('account.undoContact', { token });
  expect(undone.status).toBe(200);
  expect(undone.cookie).toBe('');
  expect((await doors.ask('account.getBalance', {}, cookie)).status).toBe(401);
  expect(await doors.product.db.sql`select contact from contact where player_id = ${player.id}`).toEqual([
    { contact: login },
  ]);
  expect((await doors.send('account.undoContact', { token })).error.invalid_parameters).toEqual({
    token: ['format'],
  });

  const restored = await doors.send('auth.restore', { token: undone.result.token, password: newPassword });
  expect(restored.result).toBe(1);
  expect((await doors.send('auth.login', { login, password: newPassword })).status).toBe(200);
});

test('a link of one’s own making undoes nothing, nor does one that is too old', async ({ doors }) => {
  const { login, player } = await withNewPhone(doors);
  const token = await undoToken(doors, login);
  for (const forged of ['', 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
    expect((await doors.send('account.undoContact', { token: forged })).status).toBe(400);
  await hoursLater(doors, 48 + 4 * 24 + 1, async () => {
    expect((await doors.send('account.undoContact', { token })).status).toBe(400);
  });
  const [count] = await doors.product.db.sql`
    select count(*)::int as contacts from contact where player_id = ${player.id}`;
  expect(count).toEqual({ contacts: 2 });
});

test('who adds two is told of the second by neither of them: only what counts can undo', async ({
  doors,
}) => {
  const { login, phone, cookie } = await withNewPhone(doors);
  const before = (await lettersTo(doors, phone)).length;
  const third = someone();
  await doors.send('account.addcontact', { contact: third, type: 'email', password }, cookie);
  await doors.send('account.sendconfirmationtocontact', { contact: third }, cookie);
  await doors.send('account.confirmContact', { contact: third, code: await lastCode(doors, third) }, cookie);
  expect(await lettersTo(doors, phone)).toHaveLength(before);
  expect((await lettersTo(doors, login))[0]!.text).toContain(third);
});

test('what registration wrote down counts as soon as it is confirmed, and nobody has to be told', async ({
  doors,
}) => {
  const login = someone();
  const cookie = await doors.signIn(await doors.player({ login, password, contact: 'unconfirmed' }));
  await doors.send('account.sendconfirmationtocontact', { contact: login }, cookie);
  await doors.send('account.confirmContact', { contact: login, code: await lastCode(doors, login) }, cookie);
  const wish = { two_factor_auth: '1', password };
  expect((await doors.send('account.changeTwoFactorAuth', wish, cookie)).result).toMatchObject({
    resend_time: 60,
  });
});
