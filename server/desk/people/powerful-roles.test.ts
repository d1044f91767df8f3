// Nobody gives power over money or approvals alone: by an invitation, another role, a reset, or on the command line.
import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { openDoors, openDoorsIn, test } from '#tests/doors.ts';
import { codeOf } from '#tests/totp.ts';
import { runStaff } from '../../commands/staff-commands.ts';
import { rolesGiven } from './roles-later.ts';

type Doors = Awaited<ReturnType<typeof openDoors>>;

const DAY_MS = 24 * 3_600_000;
const env = { STAFF_EMAIL_DOMAINS: 'marigold.example partner.example' };
const reason = 'as agreed';
const powerful = ['approver', 'cashier', 'trader', 'admin'] as const;

const open = async () => {
  const doors = await openDoors({ env });
  const desk = openDesk(doors);
  const [asker, second] = [await desk.member('admin'), await desk.member('admin')];
  const { db } = doors.product;
  return {
    doors,
    desk,
    asker,
    second,
    memberNamed: async (name: string) =>
      (await db.sql<{ id: number; role: string }>`select id, role from staff_member where name = ${name}`)[0],
    lettersTo: async (recipient: string) =>
      (
        await db.sql<{
          text: string;
        }>`select text from message_outbox where recipient = ${recipient} order by id`
      ).map(({ text }) => text),
    approve: (approval: unknown, who: typeof asker) =>
      desk.send('approvals.approve', { approval: String(approval) }, who),
    [Symbol.asyncDispose]: () => doors[Symbol.asyncDispose](),
  };
};

const tokenIn = (text: string) => /\/desk\/join#([\w-]{43})/.exec(text)![1]!;

async function join({ product, ...doors }: Pick<Doors, 'app' | 'product'>, token: string) {
  const desk = openDesk({ product, ...doors });
  const shown = await desk.send('access.invitation', { token });
  if (shown.error) return shown;
  const code = codeOf(shown.result.key);
  return desk.send('access.join', { token, password: 'correct horse battery', code });
}

test.for(powerful)('an admin alone gets no second account as %s', async (role) => {
  await using house = await open();
  const { desk, asker, second } = house;
  const wish = { name: 'Zane', email: 'zane@marigold.example', role };
  const asked = await desk.send('staff.invite', wish, asker);
  expect(asked.result).toEqual({ member: null, approval: expect.any(Number) });
  expect(await house.memberNamed('Zane')).toBeUndefined();
  expect(await house.lettersTo(wish.email)).toEqual([]);
  expect((await house.approve(asked.result.approval, asker)).error.message).toContain('another person');
  expect((await house.approve(asked.result.approval, second)).status).toBe(200);
  expect((await house.memberNamed('Zane'))?.role).toBe(role);
});

test('an invitation with power waits a day, and every admin is told of it', async () => {
  await using house = await open();
  const { desk, doors, asker, second } = house;
  const third = await desk.member('admin');
  const wish = { name: 'Zane', email: 'zane@marigold.example', role: 'cashier' };
  const asked = await desk.send('staff.invite', wish, asker);
  await house.approve(asked.result.approval, second);
  const token = tokenIn((await house.lettersTo(wish.email))[0]!);
  expect((await join(doors, token)).error.invalid_parameters).toEqual({ token: ['early'] });
  for (const { name } of [asker, second, third]) {
    const [notice] = await house.lettersTo(`${name.replace(' ', '')}@example.com`);
    for (const word of ['Zane', wish.email, 'cashier', asker.name, second.name])
      expect(notice).toContain(word);
  }
  await doors.product.db.sql`update staff_invitation set starts_at = starts_at - interval '1 day'`;
  expect((await join(doors, token)).status).toBe(200);
});

test('whoever removes the invited within the day keeps them out', async () => {
  await using house = await open();
  const { desk, doors, asker, second } = house;
  const wish = { name: 'Zane', email: 'zane@marigold.example', role: 'admin' };
  const asked = await desk.send('staff.invite', wish, asker);
  await house.approve(asked.result.approval, second);
  const member = String((await house.memberNamed('Zane'))!.id);
  expect((await desk.send('staff.remove', { member, reason }, second)).status).toBe(200);
  await doors.product.db.sql`update staff_invitation set starts_at = starts_at - interval '1 day'`;
  const token = tokenIn((await house.lettersTo(wish.email))[0]!);
  expect((await join(doors, token)).error.invalid_parameters).toEqual({ token: ['unknown'] });
});

test.for(['zane@elsewhere.example', 'zane@marigold.example.evil.test', 'zane@notmarigold.example'])(
  'power goes to no address of another domain: %s',
  async (email) => {
    await using house = await open();
    const { desk, asker } = house;
    const invite = (role: string) => desk.send('staff.invite', { name: 'Zane', email, role }, asker);
    expect((await invite('cashier')).error.invalid_parameters).toEqual({ email: ['domain'] });
    expect((await invite('editor')).status, 'without power').toBe(200);
    const { product } = house.doors;
    const { db, vault, content, clock, config } = product;
    const command = { db, vault, content, config, origin: 'http://localhost', now: clock.now() };
    const { isDone, says } = await runStaff(['invite', email, '--name', 'Y', '--role', 'admin'], command);
    expect({ isDone, says }).toEqual({ isDone: false, says: expect.stringContaining('STAFF_EMAIL_DOMAINS') });
  },
);

test('another role with power is given by two, to somebody of the domain; a role without by one', async () => {
  await using house = await open();
  const { desk, asker, second, doors } = house;
  const { sql } = doors.product.db;
  const other = await desk.member('support');
  const member = String(other.id);
  const change = (role: string) => desk.send('staff.changeRole', { member, role, reason }, asker);
  expect((await change('approver')).error.invalid_parameters).toEqual({ member: ['domain'] });
  await sql`update staff_member set email = 'other@partner.example' where id = ${other.id}`;
  const asked = await change('approver');
  expect(asked.result).toEqual({ approval: expect.any(Number) });
  expect((await house.memberNamed(other.name))?.role).toBe('support');
  expect((await house.approve(asked.result.approval, second)).status).toBe(200);
  expect((await house.memberNamed(other.name))?.role, 'not yet').toBe('support');
  const [notice] = await house.lettersTo(`${second.name.replace(' ', '')}@example.com`);
  expect(notice).toContain(other.name);
  await giveRole(doors, other.id);
  expect((await house.memberNamed(other.name))?.role, 'within the day').toBe('support');
  const { items } = (await desk.ask('staff.list', {}, second)).result;
  expect(items.find(({ id }: { id: number }) => id === other.id)).toMatchObject({
    ...{ role: 'support', next_role: 'approver', next_role_at: expect.any(String) },
  });
  await sql`update staff_member set next_role_at = next_role_at - interval '1 day' where id = ${other.id}`;
  await giveRole(doors, other.id);
  expect((await house.memberNamed(other.name))?.role).toBe('approver');
  expect((await change('editor')).result).toEqual({ approval: null });
  expect((await house.memberNamed(other.name))?.role).toBe('editor');
});

/** As the task that was scheduled for the end of the day. */
async function giveRole({ product }: Doors, member: number): Promise<void> {
  const [task] = await product.db.sql<{ payload: unknown }>`
    select payload from task where name = 'staff.role' and payload = ${JSON.stringify({ member })}::text::jsonb`;
  const effect = await rolesGiven(product).run(task!.payload, AbortSignal.timeout(1_000));
  await product.db.atomically(async (tx) => effect?.(tx));
}

test('any admin stops a role with power within its day, by naming the present role or by removing the member', async () => {
  await using house = await open();
  const { desk, asker, second, doors } = house;
  const { sql } = doors.product.db;
  for (const act of ['changeRole', 'remove'] as const) {
    const other = await desk.member('editor');
    const member = String(other.id);
    await sql`update staff_member set email = id || '@marigold.example' where id = ${other.id}`;
    const asked = await desk.send('staff.changeRole', { member, role: 'cashier', reason }, asker);
    await house.approve(asked.result.approval, second);
    const stop = act === 'changeRole' ? { member, role: 'editor', reason } : { member, reason };
    expect((await desk.send(`staff.${act}`, stop, asker)).status).toBe(200);
    await sql`
      update staff_member set next_role_at = next_role_at - interval '2 days' where id = ${other.id}`;
    await giveRole(doors, other.id);
    expect((await house.memberNamed(other.name))?.role).toBe('editor');
  }
});

test('nobody agrees to a role of their own, nor to one that was changed meanwhile', async () => {
  await using house = await open();
  const { desk, asker, second, doors } = house;
  await doors.product.db.sql`update staff_member set email = id || '@marigold.example'`;
  const own = await desk.send(
    'staff.changeRole',
    { member: String(second.id), role: 'approver', reason },
    asker,
  );
  expect((await house.approve(own.result.approval, second)).error.message).toContain('their own');
  const other = await desk.member('editor');
  await doors.product.db.sql`update staff_member set email = id || '@marigold.example'`;
  const asked = await desk.send(
    'staff.changeRole',
    { member: String(other.id), role: 'cashier', reason },
    asker,
  );
  await desk.send('staff.changeRole', { member: String(other.id), role: 'support', reason }, asker);
  expect((await house.approve(asked.result.approval, second)).error.message).toContain('not editor');
});

test('the way in of somebody with power is reset by two, and every admin is told', async () => {
  await using house = await open();
  const { desk, asker, second } = house;
  const cashier = await desk.member('cashier');
  const member = String(cashier.id);
  const asked = await desk.send('staff.inviteAgain', { member, reason }, asker);
  expect(asked.result).toEqual({ approval: expect.any(Number) });
  expect((await desk.ask('access.sessions', {}, cashier)).status, 'nothing has happened yet').toBe(200);
  expect((await house.approve(asked.result.approval, second)).status).toBe(200);
  expect((await desk.ask('access.sessions', {}, cashier)).status).toBe(401);
  expect((await house.lettersTo(`${asker.name.replace(' ', '')}@example.com`))[0]).toContain(cashier.name);
  const editor = String((await desk.member('editor')).id);
  expect((await desk.send('staff.inviteAgain', { member: editor, reason }, asker)).result).toEqual({
    approval: null,
  });
});

test('a reset of a way in with power opens a day later, and never shortens the wait of an invitation', async () => {
  await using house = await open();
  const { doors, desk, asker, second } = house;
  const email = 'zane@marigold.example';
  const invited = await desk.send('staff.invite', { name: 'Zane', email, role: 'cashier' }, asker);
  await house.approve(invited.result.approval, second);
  const zane = (await house.memberNamed('Zane'))!;
  const again = async () => {
    const { result } = await desk.send('staff.inviteAgain', { member: String(zane.id), reason }, asker);
    expect((await house.approve(result.approval, second)).status).toBe(200);
    return tokenIn((await house.lettersTo(email)).at(-1)!);
  };
  const early = { token: ['early'] };
  const token = await again();
  expect((await join(doors, token)).error.invalid_parameters).toEqual(early);
  const { sql } = doors.product.db;
  await sql`update staff_invitation set starts_at = starts_at - interval '1 day'`;
  expect((await join(doors, token)).status).toBe(200);
  expect((await join(doors, await again())).error.invalid_parameters).toEqual(early);
  expect((await house.lettersTo(`${second.name.replace(' ', '')}@example.com`)).at(-1)).toContain('UTC');
});

test('the way in of whoever gets power tomorrow is reset by two already today', async () => {
  await using house = await open();
  const { desk, asker, second, doors } = house;
  const editor = await desk.member('editor');
  const { sql } = doors.product.db;
  await sql`update staff_member set email = 'soon@marigold.example' where id = ${editor.id}`;
  const member = String(editor.id);
  const asked = await desk.send('staff.changeRole', { member, role: 'cashier', reason }, asker);
  expect((await house.approve(asked.result.approval, second)).status).toBe(200);
  const { result } = await desk.send('staff.inviteAgain', { member, reason }, asker);
  expect(result).toEqual({ approval: expect.any(Number) });
  expect((await desk.ask('access.sessions', {}, editor)).status).toBe(200);
});

test('the command line makes the first admin at once, the next after a day, and no more once two can agree', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { env });
  const { db, vault, content, clock, config } = doors.product;
  await db.sql`update staff_member set left_at = now() where left_at is null`;
  const command = { db, vault, content, config, origin: 'http://localhost' };
  const invite = (name: string, role = 'admin', now = clock.now()) =>
    runStaff(['invite', `${name}@marigold.example`, '--name', name, '--role', role], { ...command, now });
  const first = await invite('First');
  expect(first.isDone).toBe(true);
  const second = await invite('Second');
  expect(second.says).toContain('after a day');
  expect((await join(doors, tokenIn(second.says))).error.invalid_parameters).toEqual({ token: ['early'] });
  expect((await join(doors, tokenIn(first.says))).status).toBe(200);
  const [told] = await db.sql<{ text: string }>`
    select text from message_outbox where recipient = 'First@marigold.example' and text like '%Third%'`;
  expect(told).toBeUndefined();
  await db.sql`update staff_invitation set starts_at = starts_at - interval '1 day'`;
  expect((await join(doors, tokenIn(second.says))).status).toBe(200);

  const refused = await invite('Third');
  expect(refused).toEqual({ isDone: false, says: expect.stringContaining('second admin') });
  expect((await invite('Fourth', 'cashier')).isDone).toBe(false);
  expect((await invite('Fifth', 'editor')).isDone, 'without power').toBe(true);
  const later = new Date(clock.now().getTime() + 60 * DAY_MS);
  const recovered = await invite('Sixth', 'admin', later);
  expect(recovered.says, 'both have not been seen for long').toContain('after a day');
  const notices = await db.sql`
    select 1 from message_outbox where recipient = 'First@marigold.example' and text like '%Sixth%'`;
  expect(notices).toHaveLength(1);
});
