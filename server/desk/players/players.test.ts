// Players at the desk: found, looked at, helped and stopped; and who looked is written down.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { mayBeGiven } from '../../rewards/may-be-given.ts';

const why = { reason: 'asked by phone' };

test('a player is found by number and by the beginning of a contact, masked: players.search', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const support = await desk.member('support');
  const player = await doors.player({ login: 'find-me@example.com', contact: 'confirmed' });
  const search = async (q: string) =>
    (await desk.ask('players.search', { q }, support)).result.items.map(({ id }: { id: number }) => id);
  expect(await search(String(player.id))).toContain(player.id);
  expect(await search('FIND-me')).toEqual([player.id]);
  const [found] = (await desk.ask('players.search', { q: 'find-me' }, support)).result.items;
  expect(found.login).toBe('f•••@example.com');
  for (const q of ["' or true --", '%', '_ind-me', 'find-me%', '\\', '<script>'])
    expect(await search(q)).toEqual([]);
  expect((await desk.audit('players.search')).map(({ subject }) => subject)).toContain('q find-me');
});

test('the whole picture is masked, all of it is another look, and both are in the log: players.get, players.contacts', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [support, cashier] = [await desk.member('support'), await desk.member('cashier')];
  const login = 'whole-picture@example.com';
  const player = await doors.player({
    login,
    contact: 'confirmed',
    balances: { main: cents(12_34), fun: cents(1_00) },
  });
  const asked = { player: String(player.id) };
  const picture = (await desk.ask('players.get', asked, cashier)).result;
  expect(picture.balances.main).toEqual({ amount: 12.34, currency: 'USD' });
  expect(JSON.stringify(picture)).not.toContain(login);
  expect((await desk.ask('players.contacts', asked, cashier)).status).toBe(403);
  const whole = (await desk.ask('players.contacts', asked, support)).result;
  expect(whole).toMatchObject({ login, contacts: [{ type: 'email', contact: login, is_confirmed: true }] });
  await desk.ask('players.contacts', asked, support);
  const looks = await desk.audit('players.contacts');
  expect(looks.filter(({ outcome }) => outcome === 'seen')).toMatchObject([
    { member_name: support.name, subject: `player ${player.id}` },
  ]);
  expect((await desk.ask('players.get', { player: '999999999' }, support)).status).toBe(400);
});

test('notes are written, taken away and brought back: players.addNote, players.removeNote, players.restoreNote', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const support = await desk.member('support');
  const player = String((await doors.player()).id);
  const text = '<b onmouseover=alert(1)>called</b> \u0007 today';
  expect((await desk.send('players.addNote', { player, text }, support)).status).toBe(200);
  const notes = async () => (await desk.ask('players.get', { player }, support)).result.notes;
  const [note] = await notes();
  expect(note).toMatchObject({ by: support.name, text });
  const named = { note: String(note.id) };
  expect((await desk.send('players.removeNote', named, support)).status).toBe(200);
  expect(await notes()).toEqual([]);
  expect((await desk.send('players.removeNote', named, support)).status).toBe(400);
  expect((await desk.send('players.restoreNote', named, support)).status).toBe(200);
  expect(await notes()).toHaveLength(1);
  expect((await desk.send('players.addNote', { player, text: 'a\0b' }, support)).status).toBe(400);
});

test('a blocked player is out at once and may come back: players.block, players.unblock, players.endSessions', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const support = await desk.member('support');
  const own = await doors.player();
  const player = String(own.id);
  const session = await doors.signIn(own);
  const status = async () => (await doors.ask('account.getInfo', {}, session)).status;
  expect(await status()).toBe(200);
  expect((await desk.send('players.block', { player }, support)).status).toBe(400);
  expect((await desk.send('players.block', { player, ...why }, support)).status).toBe(200);
  expect(await status()).toBe(403);
  expect((await desk.send('players.block', { player, ...why }, support)).error.message).toContain('banned');
  expect((await desk.send('players.unblock', { player, ...why }, support)).status).toBe(200);
  expect(await status()).toBe(200);
  expect((await desk.send('players.endSessions', { player, ...why }, support)).status).toBe(200);
  expect((await doors.ask('account.getInfo', {}, session)).result.uid).toBe(0);
  expect((await desk.audit('players.block'))[1]).toMatchObject({
    before: { status: 'active' },
    reason: why.reason,
  });
});

test('who is blocked from bonuses is given nothing until allowed again: players.blockBonuses, players.allowBonuses', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const support = await desk.member('support');
  const { id } = await doors.player();
  const player = String(id);
  const { db, clock } = doors.product;
  const isGiven = async () => (await mayBeGiven(db.sql, [id], clock.now())).has(id);
  const isBlocked = async () =>
    (await desk.ask('players.get', { player }, support)).result.player.is_bonus_blocked;
  await expect(isBlocked()).resolves.toBe(false);
  expect((await desk.send('players.allowBonuses', { player, ...why }, support)).status).toBe(400);
  expect((await desk.send('players.blockBonuses', { player }, support)).status).toBe(400);
  expect((await desk.send('players.blockBonuses', { player, ...why }, support)).status).toBe(200);
  await expect(isBlocked()).resolves.toBe(true);
  await expect(isGiven()).resolves.toBe(false);
  expect((await desk.send('players.blockBonuses', { player, ...why }, support)).status).toBe(400);
  expect((await desk.send('players.allowBonuses', { player, ...why }, support)).status).toBe(200);
  await expect(isGiven()).resolves.toBe(true);
  expect(await desk.audit('players.blockBonuses')).toContainEqual(
    expect.objectContaining({ after: { is_bonus_blocked: true, notified: 0 }, reason: why.reason }),
  );
});

test('an exclusion holds at once, and nobody here takes it back: players.exclude', async ({ doors }) => {
  const desk = openDesk(doors);
  const support = await desk.member('support');
  const own = await doors.player();
  const player = String(own.id);
  const wish = { player, period: '6_months', ...why };
  expect((await desk.send('players.exclude', wish, support)).status).toBe(200);
  const picture = (await desk.ask('players.get', { player }, support)).result;
  expect(picture.player.is_excluded).toBe(true);
  expect(picture.exclusion.until).toEqual(expect.any(String));
  expect((await desk.send('players.exclude', { ...wish, player: '999999999' }, support)).status).toBe(400);
});

test('whether two accounts are one person’s is decided by who may: players.decideTwin', async ({ doors }) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const [one, other] = [await doors.player(), await doors.player()];
  const [pair] = await doors.product.db.sql<{ id: number }>`
    insert into person_pair (player_id, other_id, kinds, found_at)
    values (${one.id}, ${other.id}, '{browser}', now()) returning id`;
  const wish = { pair: String(pair!.id), verdict: 'apart', reason: 'a shared flat' };
  expect((await desk.send('players.decideTwin', wish, await desk.member('support'))).status).toBe(403);
  expect((await desk.send('players.decideTwin', wish, cashier)).status).toBe(200);
  const { twins } = (await desk.ask('players.get', { player: String(one.id) }, cashier)).result;
  expect(twins).toMatchObject([{ player: other.id, verdict: 'apart' }]);
});

test('a correction needs a role, a sum and a reason: players.correct', async ({ doors }) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const player = String((await doors.player()).id);
  const wish = { player, direction: 'give', pocket: 'main', amount: '10', ...why };
  expect((await desk.send('players.correct', wish, await desk.member('support'))).status).toBe(403);
  for (const wrong of [
    { amount: '-1' },
    { amount: '0' },
    { amount: '1e9' },
    { pocket: 'held' },
    { reason: '' },
  ])
    expect(
      (await desk.send('players.correct', { ...wish, ...wrong }, cashier)).status,
      JSON.stringify(wrong),
    ).toBe(400);
  expect((await desk.send('players.correct', wish, cashier)).status).toBe(200);
});
