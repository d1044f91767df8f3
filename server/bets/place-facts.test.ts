// What is read of each player before a bet is taken: theirs alone, and of the day what all accounts of the person may win.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { NOON, openBettingHouse } from '#tests/betting-house.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { giveBonus } from '#tests/bonuses.ts';
import { sharing } from '#tests/sharing.ts';
import type { Place } from './place-batch.ts';
import { listPlaceFacts } from './place-facts.ts';
import { sumWonToday } from './won-today.ts';

const test = sharing(openBettingHouse);

const HOUR_MS = 3_600_000;

/** One who asks, another account of theirs, and a stranger. */
async function openPlayers(house: Awaited<ReturnType<typeof openBettingHouse>>) {
  house.leaveUnaudited();
  const [own, linked, stranger] = [await house.bettor(), await house.bettor(), await house.bettor()];
  await house.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict)
    values (${own.player.id}, ${linked.player.id}, '{}', ${NOON}, 'same')`;
  const ask = async (player: { id: number }, wish: object = {}) => {
    const place = { id: 'f'.repeat(24), key: undefined, player, slip: {}, ...wish } as unknown as Place;
    return (await listPlaceFacts(house.sql, [place], house.now())).find(
      ({ player_id }) => player_id === player.id,
    );
  };
  return { own, linked, stranger, ask };
}

test('the first bet of a new player has nothing before it', async ({ house }) => {
  const { own, ask } = await openPlayers(house);
  expect(await ask(own.player)).toMatchObject({
    ...{ player_id: own.player.id, currency: 'USD', is_placed: false, bets: 0, rounds: 0, factor: 1 },
    ...{
      last_started_at: null,
      own_day: 0,
      person_day: 0,
      bonus_id: null,
      freebet_id: null,
      body_hash: null,
    },
  });
});

test('what was won today counts all bets of the person since midnight, in euros, and what they may still pay', async ({
  house,
}) => {
  const { own, linked, stranger } = await openPlayers(house);
  const event = await house.event();
  const bet = async (bettor: typeof own, change: Record<string, unknown> = {}) => {
    const { id } = (await bettor.bet([{ event }], { unit: 1 })).result;
    const as = {
      ...{ potential_cents: 0, paid_cents: 0, sold_cents: 0, euro_rate: 1, status: 'open' },
      ...{ settled_at: null, created_at: NOON, ...change },
    };
    await house.sql`
      update bet set potential_cents = ${as.potential_cents}, paid_cents = ${as.paid_cents}, status = ${as.status},
        sold_cents = ${as.sold_cents}, euro_rate = ${as.euro_rate}, settled_at = ${as.settled_at},
        created_at = ${as.created_at} where id = ${id}`;
    return id as string;
  };
  const midnight = new Date('2026-03-01T00:00:00Z');
  await bet(own, { potential_cents: 1, paid_cents: 7_000_000, created_at: midnight });
  await bet(own, { potential_cents: 20, sold_cents: 300, euro_rate: 0.5 });
  await bet(own, { potential_cents: 7_000_000, paid_cents: 4_000, sold_cents: 10_000, settled_at: NOON });
  await bet(linked, { potential_cents: 200_000 });
  await bet(own, { potential_cents: 7_000_000, created_at: new Date(midnight.getTime() - 1) });
  await bet(own, { potential_cents: 7_000_000, status: 'refused' });
  await bet(stranger, { potential_cents: 7_000_000 });
  const sum = 1 + (20 + 300) / 2 + 14_000 + 200_000;
  const accounts = [own, linked].map(({ player }) => player.id);
  const won = await sumWonToday(house.sql, accounts, house.now());
  expect(accounts.map((id) => won.get(id))).toEqual([sum, sum]);
});

test('the last bet or round says when the player played last, and each is counted on its own', async ({
  house,
}) => {
  const { own, stranger, ask } = await openPlayers(house);
  const event = await house.event();
  const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
  const bet = async (bettor: typeof own, hours: number) => {
    const { id } = (await bettor.bet([{ event }], { unit: 1 })).result;
    await house.sql`update bet set created_at = ${at(hours)} where id = ${id}`;
    return id as string;
  };
  const round = ({ player }: typeof own, number: number, hours: number) =>
    house.product.db.atomically(async ({ sql }) => {
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into round (id, player_id, number, game, definition, pair_id, nonce, bet, currency, staked_cents,
          bonus_cents, paid_cents, state, words, started_at, ended_at)
        values (${`${player.id}-${number}`}, ${player.id}, ${number}, 'dice', '', ${player.id}, ${number}, '{}', 'USD',
          1, 0, 0, 'over', 0, ${at(hours)}, ${at(hours)})`;
    });
  await bet(own, -5);
  const last = await bet(own, -3);
  const other = await bet(stranger, -1);
  expect(await ask(own.player, { id: last })).toMatchObject({
    ...{ bets: 2, rounds: 0, last_started_at: at(-3), is_placed: true },
  });
  expect(await ask(own.player, { id: other }), 'it is another player’s bet').toMatchObject({
    is_placed: false,
  });
  await round(own, 1, -4);
  await round(stranger, 7, -1);
  expect(await ask(own.player)).toMatchObject({ bets: 2, rounds: 1, last_started_at: at(-3) });
  await round(own, 2, -2);
  expect(await ask(own.player)).toMatchObject({ bets: 2, rounds: 2, last_started_at: at(-2) });
  await house.sql`delete from round`;
});

test('a factor, a bonus, a free bet and a stored answer are those of the player, and of what they ask for', async ({
  house,
}) => {
  const { own, stranger, ask } = await openPlayers(house);
  await house.sql`
    insert into bettor_factor (player_id, factor, reason, set_by, set_at)
    values (${stranger.player.id}, 0.25, 'closing line', 'ann', ${NOON})`;
  await giveBonus(house.product, own.player, { amount: cents(2_000) });
  const bonus = async () => {
    const [row] = await house.sql<{ id: number }>`
      select id from bonus where player_id = ${own.player.id} and state = 'active' and product = 'betting'`;
    return row?.id ?? null;
  };
  expect(await bonus()).toBeNull();
  expect(await ask(own.player)).toMatchObject({ factor: 1, bonus_id: null });
  await giveActive(house.product, own.player, 'casino');
  expect(await ask(own.player)).toMatchObject({ bonus_id: null });
  await giveActive(house.product, own.player, 'betting');
  expect(await ask(own.player)).toMatchObject({ bonus_id: await bonus(), bonus_state: 'active' });
  expect(await bonus()).not.toBeNull();
  expect(await ask(stranger.player)).toMatchObject({ factor: 0.25, bonus_id: null });

  const give = async ({ player }: typeof own, key: string, state = 'available') => {
    const [row] = await house.sql<{ id: number }>`
      insert into freebet (key, player_id, currency, value_cents, odds_min_x1000, source, state, granted_at, expires_at)
      values (${key}, ${player.id}, 'USD', 500, 1500, 'x', ${state}, ${NOON}, ${NOON}) returning id`;
    return row!.id;
  };
  const [first, second] = [await give(own, 'a'), await give(own, 'b')];
  const [staked, theirs] = [await give(own, 'c', 'staked'), await give(stranger, 'd')];
  const freebetOf = async (freebet: number) => (await ask(own.player, { slip: { freebet } }))!.freebet_id;
  expect([await freebetOf(first), await freebetOf(second)]).toEqual([first, second]);
  expect([await freebetOf(staked), await freebetOf(theirs)]).toEqual([null, null]);
  expect((await ask(own.player))!.freebet_id).toBeNull();

  const store = ({ player }: typeof own, call: string, key: string) => house.sql`
    insert into idempotency_key (player_id, call, key, body_hash, subject, kept_at)
    values (${player.id}, ${call}, ${key}, ${`${call} ${key} ${player.id}`}, 's', ${NOON})`;
  for (const [bettor, call, key] of [
    [own, 'bets.place', 'k'],
    [own, 'bets.place', 'other'],
    [own, 'bets.cashOut', 'k'],
    [stranger, 'bets.place', 'k'],
    [stranger, 'bets.place', 'theirs'],
  ] as const)
    await store(bettor, call, key);
  const keyed = async (key: string) =>
    (await ask(own.player, { key: { call: 'bets.place', key, hash: 'h' } }))!.body_hash;
  expect(await keyed('k')).toBe(`bets.place k ${own.player.id}`);
  expect(await keyed('theirs')).toBeNull();
});

test('players who ask together are each told of themselves', async ({ house }) => {
  const { own, stranger } = await openPlayers(house);
  const event = await house.event();
  await stranger.bet([{ event }]);
  const places = [own, stranger].map(
    ({ player }) => ({ id: 'f'.repeat(24), key: undefined, player, slip: {} }) as unknown as Place,
  );
  const facts = await listPlaceFacts(house.sql, places, house.now());
  expect(facts.map(({ player_id, bets }) => [player_id, bets]).toSorted()).toEqual(
    [own, stranger].map(({ player }, at) => [player.id, at]),
  );
});
