// Leaving a flight: when it can be left, what is paid for it, and what is sent and kept of it.
import { expect } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { msToReach } from '#games/kinds/crash/crash-flight.ts';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { factsOf } from '#tests/facts.ts';
import { untilFlight } from '#tests/flights.ts';
import { hear } from '#tests/heard.ts';
import { waitsForPlayer } from '#tests/held-player.ts';
import { sharing } from '#tests/sharing.ts';
import { openTableHouse, type TableHouse } from '#tests/table-house.ts';
import { undone } from '#tests/undone.ts';
import { within } from '#tests/within.ts';
import type { Player } from '../calls/context.ts';
import type { Db } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { leaveFlight } from './leave.ts';

const GAME = 'rocket-run';
const rich = { balances: { main: cents(10_000) } };
const test = sharing(() => openTableHouse(GAME));

type Sitting = Awaited<ReturnType<TableHouse['sit']>>;

/** Seats in a flight that reaches five times the stake; it has begun where that is asked for. */
async function board(
  house: TableHouse,
  seats: readonly { stake: number; targetX100: number }[],
  phase = 'running',
) {
  const flight = await untilFlight(house, 500, 9_999);
  const sitting: { one: Sitting; id: string }[] = [];
  for (const bet of seats) {
    const one = await house.sit(rich);
    const { result } = await one.place(bet);
    sitting.push({ one, id: result.round.id });
  }
  const { runs_at } = await house.until(phase);
  const leave = (player: Player, id: string, { at = 300, db = house.product.db, game = GAME } = {}) =>
    leaveFlight(
      { ...house.product, db, now: new Date(runs_at.getTime() + msToReach(at)), idempotencyKey: undefined },
      player,
      game,
      id,
    );
  return { flight, sitting, leave };
}

const far = { stake: 100, targetX100: 1_000_000 };
const refusedFor = (reason: string) => ({ reason });

test('who leaves is paid what is shown, or what they had aimed at where that was reached before', async ({
  house,
}) => {
  const { sitting, leave } = await board(house, [far, { stake: 100, targetX100: 200 }]);
  const [hand, aimed] = [sitting[0]!, sitting[1]!];
  using heard = hear(house.product, hand.one.player.id);
  expect(await leave(hand.one.player, hand.id)).toMatchObject({
    ...{ id: hand.id, paid: 300, staked: 100, is_over: true, decisions: 0, choices: [], steps: [] },
    bet: { stake: 100, targetX100: 300 },
  });
  await heard.untilLast('account.balance_updated', { balance_main: { amount: 102 } });
  expect(await leave(aimed.one.player, aimed.id)).toMatchObject({ paid: 200, bet: { targetX100: 200 } });
  expect(await factsOf(house.product.db, hand.one.player.id)).toMatchObject([
    { name: 'round.settled', data: { round: hand.id, game: GAME, staked: 100, paid: 300 } },
  ]);
  const kept = await house.sql`
    select bet, state, paid_cents, ended_at from round where id in (${hand.id}, ${aimed.id}) order by paid_cents`;
  expect(kept).toEqual([
    { bet: { stake: 100, targetX100: 200 }, state: 'over', paid_cents: 200, ended_at: expect.any(Date) },
    { bet: { stake: 100, targetX100: 300 }, state: 'over', paid_cents: 300, ended_at: expect.any(Date) },
  ]);
  await expect(leave(hand.one.player, hand.id), 'once').rejects.toMatchObject(refusedFor('StepConflict'));
  await house.end();
  house.pass(house.table.restsMs);
  expect((await balancesOf(house.sql, hand.one.player.id)).main).toBe(10_200);
});

test('only a seat of one’s own at this table is left', async ({ house }) => {
  const { sitting, leave } = await board(house, [far, far]);
  const [mine, hers] = [sitting[0]!, sitting[1]!];
  for (const left of [
    () => leave(mine.one.player, hers.id),
    () => leave(mine.one.player, 'none'),
    () => leave(mine.one.player, mine.id, { game: 'roulette-hour' }),
  ])
    await expect(left()).rejects.toMatchObject(refusedFor('RoundNotFound'));
  const { player } = mine.one;
  expect(await waitsForPlayer(house.product.db, player.id, () => leave(player, mine.id))).toBe(true);
  await house.end();
  house.pass(house.table.restsMs);
});

test('a flight is left from its start to its end, and at no less than can be aimed at', async ({ house }) => {
  const { flight, sitting, leave } = await board(house, [far, far], 'open');
  const [mine, late] = [sitting[0]!, sitting[1]!];
  const { player } = mine.one;
  for (const phase of ['open', 'closed']) {
    await house.until(phase);
    await expect(leave(player, mine.id), phase).rejects.toMatchObject(refusedFor('StepConflict'));
  }
  await house.until('running');
  await expect(leave(player, mine.id, { at: 100 })).rejects.toMatchObject(refusedFor('BetNotAllowed'));
  const least = (definitionOf(GAME)!.figures as unknown as { targetsX100: [number] }).targetsX100[0];
  await house.until('over');
  await expect(leave(player, mine.id, { at: flight.bust + 1 })).rejects.toMatchObject(
    refusedFor('StepConflict'),
  );
  expect(await leave(player, mine.id, { at: least }), 'heard before the end').toMatchObject({ paid: least });
  expect(await leave(late.one.player, late.id, { at: flight.bust })).toMatchObject({ paid: flight.bust });
  await house.end();
  house.pass(house.table.restsMs);
});

test('nothing can be left where nothing flies, or where the figures of the flight are kept nowhere', async ({
  house,
}) => {
  const { sitting, leave } = await board(house, [far]);
  const { one, id } = sitting[0]!;
  const refused = (game: string, definition: string) =>
    undone(house.product.db, async (tx) => {
      await tx.sql`set local session_replication_role = replica`;
      await tx.sql`update round set game = ${game} where id = ${id}`;
      await tx.sql`
        update shared_round set game = ${game}, definition = ${definition}
        where id = (select shared_round_id from round where id = ${id})`;
      const { db } = within(house.product.db, tx);
      return leave(one.player, id, { db, game }).then(
        () => 'left',
        (error: { reason: string }) => error.reason,
      );
    });
  expect(await refused('roulette-hour', hashOf(definitionOf('roulette-hour')!))).toBe('StepConflict');
  expect(await refused(GAME, 'of last year')).toBe('StepConflict');
  expect(await refused(GAME, hashOf(definitionOf(GAME)!))).toBe('left');
  await house.end();
  house.pass(house.table.restsMs);
});

test('who has left is shown to the table as having left, and their bonus is paid what it has won', async ({
  house,
}) => {
  const flight = await untilFlight(house, 500, 9_999);
  const one = await house.sit({});
  await giveActive(house.product, one.player, 'casino');
  const { round } = (await one.place(far)).result;
  const { runs_at } = await house.until('running');
  expect(flight.bust).toBeGreaterThanOrEqual(500);
  const seen = await undone(house.product.db, async (tx) => {
    const { db, signals } = within(house.product.db, tx);
    const now = new Date(runs_at.getTime() + msToReach(300));
    const ctx = { ...house.product, db: db as Db, now, idempotencyKey: undefined };
    await leaveFlight(ctx, one.player, GAME, round.id);
    const { main, bonus } = await balancesOf(tx.sql, one.player.id);
    return { signals, main, bonus };
  });
  expect(seen).toMatchObject({ main: 0, bonus: 10_200 });
  expect(seen.signals).toContain('tables');
  await house.end();
  house.pass(house.table.restsMs);
});
