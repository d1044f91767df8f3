// The end of a shared round: who is paid, what goes back where it is void, and what is kept and sent of each seat.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { type Flight, untilFlight } from '#tests/flights.ts';
import { openFrame } from '#tests/frame.ts';
import { waitsForPlayer, waitsForPurse } from '#tests/held-player.ts';
import { sharing } from '#tests/sharing.ts';
import { openTableHouse, type TableHouse } from '#tests/table-house.ts';
import { undone } from '#tests/undone.ts';
import { within } from '#tests/within.ts';
import type { Player } from '../calls/context.ts';
import type { Db, Tx } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';
import { findSeat, findSeatIn } from './seats.ts';
import { settleSome } from './settle.ts';
import { findShared } from './shared-rounds.ts';

const GAME = 'rocket-run';
const test = sharing(() => openTableHouse(GAME));
const rich = { balances: { main: cents(1_000) } };

/** Seats of new players in a flight that reaches twice the stake and not ten times. */
async function board(house: TableHouse, targets: readonly number[], wish: object = rich) {
  const flight = await untilFlight(house, 200, 999);
  const seats: { player: Player; id: string }[] = [];
  for (const targetX100 of targets) {
    const one = await house.sit(wish);
    if (!('balances' in wish)) await giveActive(house.product, one.player, 'casino');
    const { result } = await one.place({ stake: 100, targetX100 });
    seats.push({ player: one.player, id: result.round.id });
  }
  return { flight, seats };
}

const finish = async (house: TableHouse) => {
  await house.end();
  house.pass(house.table.restsMs);
};

/** Settles the round as if it had ended so, and undoes it. */
const settled = <Seen>(
  house: TableHouse,
  { id, seed }: Flight,
  {
    isVoid = false,
    after,
    change,
  }: { isVoid?: boolean; after?: number; change?: (tx: Tx) => Promise<unknown> },
  see: (tx: Tx, last: number | null) => Promise<Seen>,
) =>
  undone(house.product.db, async (tx) => {
    await change?.(tx);
    await tx.sql`delete from live_outbox`;
    const { db } = within(house.product.db, tx);
    const round = (await findShared(tx.sql, id))!;
    const last = await settleSome(
      db as Db,
      { ...round, seed: isVoid ? null : seed },
      new Date(house.now()),
      after,
    );
    return see(tx, last);
  });

const seatsOf = (tx: Tx, { id }: Flight) =>
  tx.sql<{ state: string; paid_cents: number; ended_at: Date | null }>`
    select state, paid_cents, ended_at from round where shared_round_id = ${id} order by player_id`;
const toldOf = (tx: Tx) => tx.sql<{ player_id: number }>`
  select player_id, name, data -> 'balance_main' ->> 'amount' as main from live_outbox order by player_id`;
const factsOf = (tx: Tx, seats: readonly { id: string }[]) =>
  tx.sql`
    select player_id, name, data ->> 'paid' as paid, at from fact
    where data ->> 'round' = any(${seats.map(({ id }) => id)}::text[]) order by player_id`;

test('those who had aimed low enough are paid and sent their balance; the others have lost, and all are told of', async ({
  house,
}) => {
  const { flight, seats } = await board(house, [150, 1_000, 120]);
  const [low, high, lower] = seats.map(({ player }) => player.id);
  const mines = await openFrame(house, { sysname: 'mines', player: seats[0]!.player });
  const other = (await mines.start({ stake: 100, mines: 1 })).result.round.id;
  const at = new Date(house.now());
  await settled(house, flight, {}, async (tx, last) => {
    expect(last).toBe(lower);
    expect(await seatsOf(tx, flight)).toEqual(
      [150, 0, 120].map((paid_cents) => ({ state: 'over', paid_cents, ended_at: at })),
    );
    const name = 'account.balance_updated';
    expect(await toldOf(tx)).toEqual([
      { player_id: low, name, main: '9.5' },
      { player_id: lower, name, main: '10.2' },
    ]);
    expect(await factsOf(tx, seats)).toEqual(
      [
        [low, '150'],
        [high, '0'],
        [lower, '120'],
      ].map(([player_id, paid]) => ({ player_id, name: 'round.settled', paid, at })),
    );
    const others = await tx.sql`select state from round where id = ${other}`;
    expect(others, 'a round of another game goes on').toEqual([{ state: 'open' }]);
    expect(await findSeat(tx.sql, low!, other), 'it is no seat').toBeUndefined();
    const words =
      await tx.sql`select distinct words > 0 as has from round where shared_round_id = ${flight.id}`;
    expect(words).toEqual([{ has: true }]);
  });
  await finish(house);
});

test('where a round is void every stake goes back, to the bonus that paid it, and nothing has happened', async ({
  house,
}) => {
  const own = await board(house, [150]);
  const staked = await house.sit({});
  await giveActive(house.product, staked.player, 'casino');
  const { round } = (await staked.place({ stake: 100, targetX100: 150 })).result;
  const seats = [...own.seats, { player: staked.player, id: round.id }];
  await settled(house, own.flight, { isVoid: true }, async (tx) => {
    const given = { state: 'void', paid_cents: 0, ended_at: new Date(house.now()) };
    expect(await seatsOf(tx, own.flight)).toEqual([given, given]);
    expect(await balancesOf(tx.sql, own.seats[0]!.player.id)).toMatchObject({ main: 1_000 });
    expect(await balancesOf(tx.sql, staked.player.id)).toMatchObject({ main: 0, bonus: 10_000 });
    expect((await toldOf(tx)).map(({ player_id }) => player_id)).toEqual(
      seats.map(({ player }) => player.id),
    );
    expect(await factsOf(tx, seats)).toEqual([]);
  });
  await finish(house);
});

test('what a bonus has won goes to it', async ({ house }) => {
  const { flight, seats } = await board(house, [150], {});
  await settled(house, flight, {}, async (tx) =>
    expect(await balancesOf(tx.sql, seats[0]!.player.id)).toMatchObject({ main: 0, bonus: 10_050 }),
  );
  await finish(house);
});

test('only open seats of this round are settled, of players after the one named, and the last of them is told', async ({
  house,
}) => {
  const { flight, seats } = await board(house, [150, 150, 150, 150]);
  const [first, last, elsewhere, gone] = seats.map(({ player }) => player.id);
  const change = async (tx: Tx) => {
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`update round set state = 'over', ended_at = started_at, paid_cents = 7 where player_id = ${gone}`;
    await tx.sql`update round set shared_round_id = ${flight.id + 1_000} where player_id = ${elsewhere}`;
    await tx.sql`set local session_replication_role = origin`;
  };
  const paid = (tx: Tx) => tx.sql`
    select state, paid_cents from round where shared_round_id in (${flight.id}, ${flight.id + 1_000}) order by player_id`;
  const open = { state: 'open', paid_cents: 0 };
  const over = { state: 'over', paid_cents: 150 };
  const left = { state: 'over', paid_cents: 7 };
  await settled(house, flight, { change }, async (tx, done) =>
    expect([done, await paid(tx)]).toEqual([last, [over, over, open, left]]),
  );
  await settled(house, flight, { change, after: first! }, async (tx, done) =>
    expect([done, await paid(tx)]).toEqual([last, [open, over, open, left]]),
  );
  await settled(house, flight, { change, after: last! }, async (tx, done) =>
    expect([done, await paid(tx)]).toEqual([null, [open, open, open, left]]),
  );
  await finish(house);
});

test('a seat that the ledger refuses stays open, is logged, and holds up no other', async ({ house }) => {
  const { flight, seats } = await board(house, [150, 150]);
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const stuck = seats[0]!;
  const change = async (tx: Tx) => {
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`update round set currency = 'EUR' where id = ${stuck.id}`;
    await tx.sql`set local session_replication_role = origin`;
  };
  await settled(house, flight, { change }, async (tx) => {
    expect(await seatsOf(tx, flight)).toMatchObject([{ state: 'open' }, { state: 'over', paid_cents: 150 }]);
    expect((await toldOf(tx)).map(({ player_id }) => player_id)).toEqual([seats[1]!.player.id]);
    expect(await factsOf(tx, seats)).toMatchObject([{ player_id: seats[1]!.player.id }]);
  });
  expect(bug.mock.calls).toEqual([[expect.any(Error), { round: stuck.id }]]);
  bug.mockRestore();
  await finish(house);
});

test('a seat is settled only while no request of its player is at work, and seats are each player’s own', async ({
  house,
}) => {
  const { flight, seats } = await board(house, [150, 150]);
  const [mine, hers] = [seats[0]!, seats[1]!];
  expect(await findSeat(house.sql, mine.player.id, mine.id)).toMatchObject({ id: mine.id, state: 'open' });
  expect(await findSeat(house.sql, mine.player.id, hers.id)).toBeUndefined();
  expect(await findSeatIn(house.sql, hers.player.id, flight.id)).toMatchObject({ id: hers.id });
  expect(await findSeatIn(house.sql, hers.player.id, flight.id + 1)).toBeUndefined();
  await house.until('over');
  const round = (await findShared(house.sql, flight.id))!;
  const settle = () => settleSome(house.product.db, round, new Date(house.now()));
  expect(await waitsForPlayer(house.product.db, hers.player.id, settle)).toBe(true);
  await finish(house);
  const next = await board(house, [150]);
  const { player, id } = next.seats[0]!;
  await house.until('over');
  const following = (await findShared(house.sql, next.flight.id))!;
  const pay = () => settleSome(house.product.db, following, new Date(house.now()));
  expect(await waitsForPurse(house.product.db, player.id, pay)).toBe(true);
  expect(await findSeat(house.sql, player.id, id)).toMatchObject({ state: 'over', paid_cents: 150 });
  await finish(house);
});

test('of several seats of a player the one that is named is found', async ({ house }) => {
  const one = await house.sit(rich);
  const ids: string[] = [];
  for (let round = 0; round < 3; round++) {
    await untilFlight(house, 200, 999);
    ids.push((await one.place({ stake: 100, targetX100: 150 })).result.round.id);
    await finish(house);
  }
  const found = await Promise.all(ids.map((id) => findSeat(house.sql, one.player.id, id)));
  expect(found.map((seat) => [seat?.id, seat?.number])).toEqual(ids.map((id, at) => [id, at + 1]));
});
