import { expect } from 'vitest';
import { test } from '#tests/doors.ts';

const wish = { game: 'nine-bells', rounds: '10', stake: '1.00', days: '7', wins_to: 'main' };

test('free spins given in the sandbox are a pack as any other', async ({ doors }) => {
  const player = await doors.player();
  expect((await doors.get('/__sandbox/players')).body).toContain('<option>nine-bells</option>');
  const given = await doors.post('/__sandbox/freespins', { ...wish, player: String(player.id) });
  expect([given.statusCode, given.headers['location']]).toEqual([303, '/__sandbox/players']);
  const { result } = await doors.ask('freespins.get', { status: 'active' }, await doors.signIn(player));
  expect(result.items).toMatchObject([{ game: { sysname: 'nine-bells' }, remaining_count: 10 }]);
  const facts = await doors.product.db.sql`
    select data ->> 'source' as source from fact where name = 'freespins.granted' and player_id = ${player.id}`;
  expect(facts).toEqual([{ source: 'sandbox' }]);
});

test.for([
  ['a game without packs', { game: 'dice' }],
  ['a stake that is not on the ladder', { stake: '1.01' }],
  ['no spins', { rounds: '0' }],
  ['a year and a day', { days: '366' }],
  ['another pocket', { wins_to: 'held' }],
] as const)('%s is not given', async ([, change], { doors }) => {
  const player = await doors.player();
  const fields = { ...wish, ...change, player: String(player.id) };
  expect((await doors.post('/__sandbox/freespins', fields)).statusCode).toBe(400);
  const { result } = await doors.ask('freespins.get', {}, await doors.signIn(player));
  expect(result.count).toBe(0);
});
