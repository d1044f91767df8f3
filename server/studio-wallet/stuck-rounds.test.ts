// Rounds of which their studio says nothing more.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { factsOf } from '#tests/facts.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { test as inWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';
import { endStuckRounds } from './stuck-rounds.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openStudioHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const HOUR_MS = 3_600_000;
type House = Awaited<ReturnType<typeof openStudioHouse>>;

/** What the job of a server does when so much time has passed. */
async function look({ product: { db, clock } }: House, hours: number): Promise<readonly unknown[][]> {
  const told = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  await endStuckRounds(db, new Date(clock.now().getTime() + hours * HOUR_MS));
  const calls = [...told.mock.calls];
  told.mockRestore();
  return calls;
}

const stateOf = async ({ product: { db } }: House, { id }: Player) =>
  (await db.sql<{ state: string }>`select state from round where player_id = ${id} order by number`).map(
    ({ state }) => state,
  );

test('a round that its studio does not end is ended a day later as it stands, and people are told', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(1_000) } });
  const { kit } = await house.studioFor(player);
  const bet = kit.bet(await kit.sit());
  await kit.ask('bet', bet);
  expect(await look(house, 23)).toEqual([]);
  expect(await stateOf(house, player)).toEqual(['open']);
  expect(await look(house, 25)).toEqual([
    [expect.stringContaining('ask it'), expect.objectContaining({ studio: 'acme', theirs: bet.roundId })],
  ]);
  expect(await look(house, 25), 'once').toEqual([]);
  expect(await stateOf(house, player)).toEqual(['over']);
  expect((await balancesOf(world.db.sql, player.id)).main).toBe(900);
  expect(await factsOf(house.product.db, player.id)).toMatchObject([
    { name: 'round.settled', data: { staked: 100, paid: 0 } },
  ]);
});

test('what comes after that is taken all the same: a win is paid and a stake given back, but no more is staked', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(1_000) } });
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  const [won, back] = [kit.bet(seat), kit.bet(seat)];
  for (const bet of [won, back]) await kit.ask('bet', bet);
  expect(await look(house, 25)).toHaveLength(2);
  expect((await kit.ask('bet', kit.bet(seat, { roundId: won.roundId }))).status).toBe('ROUND_CLOSED');
  expect(await kit.ask('win', kit.win(won, 500))).toMatchObject({ status: 'OK', balance: 1_300 });
  expect(await kit.ask('rollback', kit.back(back))).toMatchObject({ status: 'OK', balance: 1_400 });
  expect(await stateOf(house, player)).toEqual(['over', 'void']);
  expect((await factsOf(house.product.db, player.id)).map(({ name }) => name)).toEqual([
    ...['round.settled', 'round.settled', 'round.corrected', 'round.corrected'],
  ]);
});

test('a round in which something was said within the day is left alone', async ({ house, world }) => {
  const player = await world.player({ balances: { main: cents(1_000) } });
  const { kit } = await house.studioFor(player);
  const bet = kit.bet(await kit.sit());
  await kit.ask('bet', bet);
  const { sql } = house.product.db;
  await sql`update round set started_at = started_at - interval '20 hours' where player_id = ${player.id}`;
  expect(await look(house, 23)).toEqual([]);
  expect(await stateOf(house, player)).toEqual(['open']);
});

test('the currency waits for a round that was left open, and for the day after its end', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(100) } });
  const { kit, cookie } = await house.studioFor(player);
  await kit.ask('bet', kit.bet(await kit.sit()));
  const change = () => house.send('account.setCurrency', { currency: 'EUR' }, { cookie });
  expect((await change()).error.type).toBe('InvalidRequestException');
  await look(house, 25);
  expect((await change()).error.type).toBe('InvalidRequestException');
  const { sql } = house.product.db;
  await sql`update round set ended_at = ended_at - interval '50 hours' where player_id = ${player.id}`;
  expect((await change()).status).toBe(200);
});
