// The live stream of the desk: what has changed is told to those who are in, and to nobody else.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Colleague, openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { heldWithdrawal } from '#tests/payments.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'listen'>;

/** Everything the stream has said so far. */
async function follow(doors: Doors, headers: Colleague['headers']) {
  const leaving = new AbortController();
  const response = await fetch(`${await doors.listen()}/desk/api/live`, { headers, signal: leaving.signal });
  let said = '';
  let isOver = false;
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) said += chunk;
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    status: response.status,
    said: () => said,
    isOver: () => isOver,
    [Symbol.asyncDispose]: async () => leaving.abort(),
  };
}

test('what staff and players change is told to an open desk, by its topic alone', async ({ doors }) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  await using stream = await follow(doors, cashier.headers);
  await expect.poll(stream.said).toContain('event: open');
  const { db } = doors.product;
  const { transaction } = await heldWithdrawal(
    { db, player: doors.player },
    { state: 'checks', amount: cents(10_00) },
  );
  await desk.send('payments.approve', { transaction }, cashier);
  await expect.poll(stream.said).toContain('desk-payments');
  expect(stream.said()).toContain('desk-audit');
  expect(stream.said()).not.toContain(transaction);
});

test('a stream ends with its session: removed, or signed out', async ({ doors }) => {
  const desk = openDesk(doors);
  const [admin, cashier] = [await desk.member('admin'), await desk.member('cashier')];
  await using stream = await follow(doors, cashier.headers);
  await expect.poll(stream.said).toContain('event: open');
  const wish = { member: String(cashier.id), reason: 'has left' };
  expect((await desk.send('staff.remove', wish, admin)).status).toBe(200);
  // Heard of from several sides at once, it is still one end.
  await Promise.all(Array.from({ length: 5 }, () => doors.product.announce(['desk-staff'])));
  await expect.poll(stream.said).toContain('event: ended');
  await expect.poll(stream.isOver).toBe(true);
});

test('nobody else follows it, and nobody follows it in thousands', async ({ doors }) => {
  const desk = openDesk(doors);
  const { cookie } = await doors.signIn(await doors.player());
  for (const headers of [{}, { cookie }, { cookie: 'desk=forged' }]) {
    await using stream = await follow(doors, headers as Colleague['headers']);
    expect(stream.status).toBe(401);
  }
  const { headers } = await desk.member('editor');
  const foreign = { ...headers, origin: 'https://evil.example' };
  await using refused = await follow(doors, foreign);
  expect(refused.status).toBe(400);
  await using first = await follow(doors, headers);
  const others = await Promise.all(Array.from({ length: 12 }, () => follow(doors, headers)));
  await expect.poll(first.isOver).toBe(true);
  for (const other of others) await other[Symbol.asyncDispose]();
});
