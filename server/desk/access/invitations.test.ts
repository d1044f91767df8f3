// Invitations as they are kept: what they make of somebody who was one of the staff before, and what is taken already.
import { expect } from 'vitest';
import { seatAtDesk } from '#tests/desk.ts';
import { test } from '#tests/world.ts';
import { hashSecret } from '../../plumbing/chance.ts';
import { invite, inviteAgain } from './invitations.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('who is invited again has nothing left to come in with, and two days for the new link', async ({
  world,
}) => {
  const { db } = world;
  const ctx = { ...world.as(null), now, origin: 'https://desk.example' };
  const [member, other] = [await seatAtDesk(db, 'cashier', now), await seatAtDesk(db, 'cashier', now)];
  for (const { id } of [member, other]) {
    await db.sql`update staff_member set password_hash = 'h', totp_secret = 'sealed' where id = ${id}`;
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
    select id, password_hash, totp_secret, joined_at,
      (select count(*)::int from staff_passkey where member_id = staff_member.id) as keys,
      (select count(*)::int from staff_session where member_id = staff_member.id) as sessions
    from staff_member where id in (${member.id}, ${other.id}) order by id`;
  expect(left).toEqual([
    { id: member.id, password_hash: null, totp_secret: '', joined_at: null, keys: 0, sessions: 0 },
    { id: other.id, password_hash: 'h', totp_secret: 'sealed', joined_at: now, keys: 1, sessions: 1 },
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
  await again(inHours(1), inHours(24));
  const [first, second] = await links();
  expect(second).not.toBe(first);
  expect(await kept(), 'the first link is worth nothing any more').toEqual([
    { hash: hashSecret(second!), starts_at: inHours(24), ends_at: inHours(72) },
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
