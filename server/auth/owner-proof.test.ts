// Proof of the owner (amendment M10): a thief who has only the session's cookie finds every door shut that would make the
// account theirs, and the owner passes each.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type openDoors, test } from '#tests/doors.ts';

type Doors = Omit<Awaited<ReturnType<typeof openDoors>>, typeof Symbol.asyncDispose>;

const password = 'ferro-deals-7';
const newPassword = 'ferro-deals-9';
const someone = () => `${randomUUID()}@example.com`;
let numbers = 0;
const phoneNumber = () => `3712100${String(1000 + numbers++)}`;

async function lastCode({ product }: Doors, to: string): Promise<string> {
  const [letter] = await product.db.sql<{ text: string }>`
    select text from message_outbox where recipient = ${to} order by id desc limit 1`;
  return /\b\d{6}\b/.exec(letter!.text)![0];
}

async function victim(doors: Doors, wish: { hasTwoFactor?: boolean; password?: string } = { password }) {
  const login = someone();
  const player = await doors.player({ login, contact: 'confirmed', ...wish });
  return { login, player, cookie: await doors.signIn(player) };
}

/** What a thief would change, as the database has it. */
const guarded = ({ product }: Doors, id: number) => product.db.sql`
  select two_factor_auth, hash, safety_changed_at,
    (select string_agg(contact || is_confirmed::text || is_proven::text, ',' order by id) from contact
     where contact.player_id = player.id) as contacts
  from player left join player_password on player_password.player_id = player.id where player.id = ${id}`;

test('with only the cookie nothing that protects an account is changed', async ({ doors }) => {
  const { player, cookie } = await victim(doors, { password, hasTwoFactor: true });
  const mine = phoneNumber();
  // Written down in a time when that took no proof.
  await doors.product.db.sql`
    insert into contact (player_id, type, contact, created_at) values (${player.id}, 'phone', ${mine}, now())`;
  const before = await guarded(doors, player.id);
  const send = async (name: string, fields: Record<string, string>) =>
    (await doors.send(name, fields, cookie)).error;
  const contact = { contact: phoneNumber(), type: 'phone', phone_country_code: 'LV' };

  const doorsTried = [
    ['account.addcontact', contact, { password: ['required'] }],
    ['account.addcontact', { ...contact, password: 'a-guess-77' }, { password: ['password'] }],
    ['account.addcontact', { ...contact, code: '123456' }, { password: ['required'] }],
    ['account.sendconfirmationtocontact', { contact: mine }, { password: ['required'] }],
    ['account.changeTwoFactorAuth', { two_factor_auth: '0' }, { password: ['required'] }],
    ['account.changepassword', { password: newPassword }, { old_password: ['required'] }],
    ['account.changepassword', { password: newPassword, code: '123456' }, { old_password: ['required'] }],
  ] as const;
  for (const [name, fields, invalid_parameters] of doorsTried)
    expect([name, await send(name, fields)]).toMatchObject([
      name,
      { type: 'InvalidParameterException', invalid_parameters },
    ]);
  for (const code of ['000000', '123456'])
    expect((await send('account.confirmTwoFactorAuth', { code })).message).toBe('Time expired');
  const confirm = { contact: mine, code: '123456' };
  expect((await send('account.confirmContact', confirm)).invalid_parameters).toHaveProperty('code');
  expect((await doors.send('account.confirmContact', confirm)).status).toBe(400);

  expect(await guarded(doors, player.id)).toEqual(before);
  expect(await doors.product.db.sql`select 1 from message_outbox where recipient = ${mine}`).toEqual([]);
});

test('the owner with the password passes each door', async ({ doors }) => {
  const { login, player, cookie } = await victim(doors, { password });
  const phone = phoneNumber();
  const send = (name: string, fields: Record<string, string>) => doors.send(name, fields, cookie);
  const contact = { contact: phone, type: 'phone', phone_country_code: 'LV', password };

  expect((await send('account.addcontact', contact)).result).toBe(1);
  expect((await send('account.sendconfirmationtocontact', { contact: phone })).result).toBe(1);
  const code = await lastCode(doors, phone);
  expect((await send('account.confirmContact', { contact: phone, code })).result).toBe(1);
  expect((await send('account.changeTwoFactorAuth', { two_factor_auth: '1', password })).result).toEqual({
    resend_time: 60,
    sent_to: expect.stringContaining('•••@'),
  });
  const second = await lastCode(doors, login);
  expect((await send('account.confirmTwoFactorAuth', { code: second })).result).toBe(1);
  const change = { old_password: password, password: newPassword };
  expect((await send('account.changepassword', change)).result).toBe(1);

  const [kept] = await doors.product.db.sql<{ is_on: boolean; is_noted: boolean }>`
    select two_factor_auth as is_on, safety_changed_at is not null as is_noted from player where id = ${player.id}`;
  expect(kept).toEqual({ is_on: true, is_noted: true });
});

test('what was written down without proof is confirmed once the owner has shown themselves', async ({
  doors,
}) => {
  const { player, cookie } = await victim(doors);
  const phone = phoneNumber();
  await doors.product.db.sql`
    insert into contact (player_id, type, contact, created_at) values (${player.id}, 'phone', ${phone}, now())`;
  const ask = { contact: phone, password };
  expect((await doors.send('account.sendconfirmationtocontact', ask, cookie)).result).toBe(1);
  const code = await lastCode(doors, phone);
  expect((await doors.send('account.confirmContact', { contact: phone, code }, cookie)).result).toBe(1);
});

test('without a password a code to a contact that counts is the proof, in the words of the second step', async ({
  doors,
}) => {
  const { login, cookie } = await victim(doors, {});
  const wish = { contact: phoneNumber(), type: 'phone', phone_country_code: 'LV' };
  const add = (fields: Record<string, string> = {}) =>
    doors.send('account.addcontact', { ...wish, ...fields }, cookie);

  expect((await add()).error).toMatchObject({
    type: 'InvalidParameterException',
    message: 'two_factor_auth is enable',
    resend_time: 60,
    invalid_parameters: { code: ['required'] },
  });
  expect((await add()).error.message).toMatch(/^Resend time is \d+$/);
  const code = await lastCode(doors, login);
  expect((await add({ code: '12345' })).error.message).toBe('the code must contain 6 digits');
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await add({ code: wrong })).error.message).toBe('two_factor_auth: code is invalid');
  expect((await add({ code })).result).toBe(1);
  expect((await add({ code, contact: phoneNumber() })).error.message).toBe('Time expired');
});

test('one session’s code is no proof for another’s', async ({ doors }) => {
  const { login, player, cookie } = await victim(doors, {});
  const thief = await doors.signIn(player);
  const wish = { contact: phoneNumber(), type: 'phone', phone_country_code: 'LV' };
  await doors.send('account.addcontact', wish, cookie);
  const code = await lastCode(doors, login);
  expect((await doors.send('account.addcontact', { ...wish, code }, thief)).error.message).toBe(
    'Time expired',
  );
  expect((await doors.send('account.addcontact', { ...wish, code }, cookie)).result).toBe(1);
});

test('whoever has no password sets their first one by a code', async ({ doors }) => {
  const { login, cookie } = await victim(doors, {});
  const set = (fields: Record<string, string> = {}) =>
    doors.send('account.changepassword', { password: newPassword, ...fields }, cookie);
  expect((await set()).error.invalid_parameters).toEqual({ code: ['required'] });
  expect((await set({ code: await lastCode(doors, login) })).result).toBe(1);
  expect((await doors.send('auth.login', { login, password: newPassword })).status).toBe(200);
});

test('whoever came from another service and has nothing else shows it by having come just now', async ({
  doors,
}) => {
  const player = await doors.player({ login: `telegram:${randomUUID()}` });
  const stale = await doors.signIn(player);
  const add = (who: { cookie: string }, contact = someone()) =>
    doors.send('account.addcontact', { contact, type: 'email' }, who);
  const tenMinutes = 10 * 60;
  await doors.product.db.sql`
    update session set created_at = created_at - make_interval(secs => ${tenMinutes}) where player_id = ${player.id}`;
  const fresh = await doors.signIn(player);
  expect((await add(stale)).error.invalid_parameters).toEqual({ session: ['fresh'] });

  const first = someone();
  expect((await add(fresh, first)).result).toBe(1);
  await doors.send('account.sendconfirmationtocontact', { contact: first }, fresh);
  const code = await lastCode(doors, first);
  expect((await doors.send('account.confirmContact', { contact: first, code }, fresh)).result).toBe(1);
  // The first one counts at once, and from now on it is what the owner is asked for.
  expect((await add(fresh)).error.invalid_parameters).toEqual({ code: ['required'] });
});
