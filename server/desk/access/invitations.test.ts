// Invitations as they are kept: what they make of somebody who was one of the staff before, and what is taken already.
import { expect } from 'vitest';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { codeOf } from '#tests/totp.ts';
import { test } from '#tests/world.ts';
import { aboutTotp } from '../../at-rest/about.ts';
import { hashSecret } from '../../plumbing/chance.ts';
import { findInvitation, invite, inviteAgain, join } from './invitations.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('who is invited again has nothing left to come in with, and two days for the new link', async ({
  world,
}) => {
  const { db } = world;
  const ctx = { ...world.as(null), now, origin: 'https://desk.example' };
  const [member, other] = [await seatAtDesk(db, 'cashier', now), await seatAtDesk(db, 'cashier', now)];
  for (const { id } of [member, other]) {
    await db.sql`update staff_member set password_hash = 'h', password_pepper = 'p', totp_secret = 'sealed' where id = ${id}`;
    await db.sql`
      insert into staff_passkey (id, member_id, public_key, counter, transports, name, created_at)
      values (${`key-${id}`}, ${id}, ${Buffer.from('k')}, 0, '', 'a key', ${now})`;
  }
  const again = (at: Date, startsAt?: Date) =>
    db.atomically((tx) =>
      inviteAgain(
        tx,
        { id: member.id, name: member.name, email: 'ann@example.com', ...(startsAt && { startsAt }) },
        { ...ctx, now: at },
      ),
    );
  await again(now);
  const left = await db.sql`
    select id, password_hash, password_pepper, totp_secret, joined_at,
      (select count(*)::int from staff_passkey where member_id = staff_member.id) as keys,
      (select count(*)::int from staff_session where member_id = staff_member.id) as sessions
    from staff_member where id in (${member.id}, ${other.id}) order by id`;
  const none = { password_hash: null, password_pepper: null, totp_secret: '' };
  const all = { password_hash: 'h', password_pepper: 'p', totp_secret: 'sealed' };
  expect(left).toEqual([
    { ...{ id: member.id, keys: 0, sessions: 0 }, ...none, joined_at: null },
    { ...{ id: other.id, keys: 1, sessions: 1 }, ...all, joined_at: now },
  ]);
  const links = async () =>
    (
      await db.sql<{ text: string }>`
        select text from message_outbox where recipient = 'ann@example.com' order by id`
    ).map(({ text }) => /desk\/join#(\S+)/.exec(text)![1]!);
  const kept = () => db.sql<{ hash: Buffer }>`
    select hash, starts_at, ends_at from staff_invitation where member_id = ${member.id}`;
  expect(await kept()).toEqual([
    { hash: hashSecret((await links())[0]!), starts_at: now, ends_at: inHours(48) },
  ]);
  const keyOf = async () => {
    const [row] = await db.sql<{ totp_secret: string }>`
      select totp_secret from staff_invitation where member_id = ${member.id}`;
    return row!.totp_secret;
  };
  const firstKey = await keyOf();
  await again(inHours(1), inHours(24));
  expect(await keyOf(), 'the phone gets another key').not.toBe(firstKey);
  const [first, second] = await links();
  expect(second).not.toBe(first);
  expect(await kept(), 'the first link is worth nothing any more').toEqual([
    { hash: hashSecret(second!), starts_at: inHours(24), ends_at: inHours(72) },
  ]);
  const letters = await db.sql<{ subject: string; text: string }>`
    select subject, text from message_outbox where recipient = 'ann@example.com' and channel = 'email' order by id`;
  expect(letters).toMatchObject([
    { subject: 'Your place at the desk', text: expect.not.stringContaining('UTC') },
    {
      subject: 'Your place at the desk, from tomorrow',
      text: expect.stringContaining('From 2026-03-02 12:00 UTC on,'),
    },
  ]);
});

test('a name and an address are each of one person of the staff', async ({ world }) => {
  const ctx = { ...world.as(null), now, origin: 'https://desk.example' };
  const asked = { name: 'Zoe', email: 'zoe@example.com', role: 'cashier', invitedBy: null } as const;
  const ask = (more: object = {}) => world.db.atomically((tx) => invite(tx, { ...asked, ...more }, ctx));
  expect((await ask()).link).toMatch(/^https:\/\/desk\.example\/desk\/join#./);
  const taken = (field: string) => ({
    reason: 'InvalidParameter',
    details: { invalid_parameters: { [field]: ['taken'] } },
  });
  await expect(ask({ name: 'Yan' })).rejects.toMatchObject(taken('email'));
  await expect(ask({ email: 'yan@example.com' })).rejects.toMatchObject(taken('name'));
  await expect(ask({ name: null })).rejects.toThrow('null value');
});

const unknown = { details: { invalid_parameters: { token: ['unknown'] } } };
const early = { details: { invalid_parameters: { token: ['early'] } } };

test('a link opens the invitation of one person, from its start until its end, while they have not left', async ({
  world,
}) => {
  const { db } = world;
  const ctx = { ...world.as(null), now, origin: 'https://desk.example' };
  const inviteOne = async (name: string, startsAt?: Date) => {
    const asked = { name, email: `${name}@example.com`, role: 'support', invitedBy: null } as const;
    const sent = await db.atomically((tx) => invite(tx, { ...asked, ...(startsAt && { startsAt }) }, ctx));
    return { id: sent.id, token: sent.link.split('#')[1]! };
  };
  const [one, later] = [await inviteOne('one'), await inviteOne('later', inHours(24))];
  const find = (token: string, at: Date) => findInvitation(db.sql, token, at);
  expect(await find(one.token, now)).toMatchObject({ member_id: one.id, name: 'one', role: 'support' });
  expect(await find(later.token, inHours(24))).toMatchObject({ member_id: later.id, name: 'later' });
  await expect(find(later.token, inHours(23))).rejects.toMatchObject(early);
  expect(await find(one.token, inHours(47))).toMatchObject({ email: 'one@example.com' });
  await expect(find(one.token, inHours(48))).rejects.toMatchObject(unknown);
  await expect(find('of-no-one', now)).rejects.toMatchObject(unknown);
  await db.sql`update staff_member set left_at = ${now} where id = ${one.id}`;
  await expect(find(one.token, now)).rejects.toMatchObject(unknown);
});

test('an invited person joins once, alone, with the password of whoever used the link first', async ({
  world,
}) => {
  const { db, as } = world;
  const ctx = { ...as(null), now, origin: 'https://desk.example' };
  const asked = { name: 'Mia', email: 'mia@example.com', role: 'editor', invitedBy: null } as const;
  const other = await seatAtDesk(db, 'editor', inHours(-1));
  const { id, link } = await db.atomically((tx) => invite(tx, asked, ctx));
  const token = link.split('#')[1]!;
  const { totp_secret } = await findInvitation(db.sql, token, now);
  const code = codeOf(ctx.vault.open(totp_secret, aboutTotp(id)));
  const joinWith = (hash: string, fields: object = {}) =>
    db.atomically((tx) => join(tx, { token, code, password: { hash, pepper: 'pepper' }, ...fields }, ctx));
  await expect(joinWith('hash', { code: 'no code' })).rejects.toMatchObject({
    details: { invalid_parameters: { code: ['code'] } },
  });
  let second: Promise<unknown> | undefined;
  await db.atomically(async (tx) => {
    await join(tx, { token, code, password: { hash: 'first', pepper: 'pepper' } }, ctx);
    second = joinWith('second');
    await untilBlocked(db.sql, second);
  });
  await expect(second).rejects.toMatchObject(unknown);
  const rows = await db.sql`
    select id, password_hash, password_pepper, totp_secret, joined_at, totp_step > 0 as has_used_code
    from staff_member where id in (${id}, ${other.id}) order by id`;
  expect(rows).toEqual([
    ...[{ id: other.id, password_hash: null, password_pepper: null, totp_secret: '' }].map((row) => ({
      ...{ ...row, joined_at: inHours(-1), has_used_code: false },
    })),
    {
      ...{ id, password_hash: 'first', password_pepper: 'pepper', totp_secret },
      ...{ joined_at: now, has_used_code: true },
    },
  ]);
  expect(await db.sql`select from staff_invitation where member_id = ${id}`).toEqual([]);
});
