// Wins that are shown: real ones, masked, each once; none is made up.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import { openFrame } from '#tests/frame.ts';
import { readChannel } from '../channels/channels.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { readSome, replay } from '../facts/read-facts.ts';
import { winReader } from './win-reader.ts';
import { forgetWins } from './wins.ts';

async function openHouse() {
  const doors = await openDoors();
  const { product } = doors;
  const reader = winReader(product);
  const readAll = async () => {
    await factsReadable(product.db);
    while ((await readSome(product.db, reader, 1_000))!.taken > 0);
  };
  return Object.assign(doors, {
    reader,
    readAll,
    async happen(...facts: NewFact[]) {
      await product.db.atomically((tx) => recordFacts(tx, facts));
      await readAll();
    },
    list: async (name: 'live' | 'top', fields = {}) =>
      (await doors.ask(`leaderboard.${name}`, fields)).result.items as {
        id: string;
        amount: { amount: number };
      }[],
  });
}

interface Wish {
  round: string;
  paid: number;
  staked?: number;
  pack?: string;
  stakedBonus?: number;
  currency?: 'USD' | 'EUR' | 'BRL';
}

const settled = (
  player: { id: number },
  at: Date,
  { round, paid, staked = 100, ...more }: Wish,
): NewFact => ({
  ...{ name: 'round.settled', playerId: player.id, at },
  data: {
    ...{
      round,
      game: 'lucky-clover',
      currency: more.currency ?? 'EUR',
      staked: cents(staked),
      paid: cents(paid),
    },
    stakedBonus: cents(more.stakedBonus ?? 0),
    ...(more.pack !== undefined && { pack: more.pack }),
  },
});

test('nothing was won yet: both lists are empty', async () => {
  await using house = await openHouse();
  expect([await house.list('live'), await house.list('top')]).toEqual([[], []]);
});

test('leaderboard.live gives the latest wins, leaderboard.top the biggest, by masked names (S7-R072, S7-R073)', async () => {
  await using house = await openHouse();
  const anna = await house.player();
  await house.product.db.sql`update player set fakename = 'BrassFox' where id = ${anna.id}`;
  const now = new Date('2026-03-01T12:00:00Z');
  const win = (wish: Wish, second: number) => settled(anna, new Date(now.getTime() + second * 1_000), wish);
  await house.happen(
    win({ round: 'small', paid: 150 }, 1),
    win({ round: 'big', paid: 9_000 }, 2),
    // Worth less than nine thousand euro cents.
    win({ round: 'reais', paid: 20_000, currency: 'BRL' }, 3),
    win({ round: 'lost', paid: 0 }, 4),
    win({ round: 'back', paid: 100 }, 5),
    win({ round: 'gift', paid: 9_000, pack: 'a' }, 6),
    win({ round: 'bonus', paid: 9_000, stakedBonus: 10 }, 7),
  );
  expect((await house.list('live')).map(({ id }) => id)).toEqual(['reais', 'big', 'small']);
  expect((await house.list('top', { count: '2' })).map(({ id }) => id)).toEqual(['big', 'reais']);
  expect((await house.list('live', { offset: '1', count: '1' }))[0]).toEqual({
    ...{ id: 'big', jackpot: null, name: 'Br•••ox', at: '2026-03-01T12:00:02.000Z' },
    game: { sysname: 'clover-row', name: 'Clover Row', image: '/art/tiles-240/clover-row.webp' },
    amount: { amount: 90, currency: 'EUR' },
    stake: { amount: 1, currency: 'EUR' },
  });
  const told = await readChannel(house.product.db.sql, 'winners.live');
  expect((told.data['latest'] as { id: string }[]).map(({ id }) => id)).toEqual(['reais', 'big', 'small']);
  expect((told.data['top'] as { id: string }[])[0]).toMatchObject({ id: 'big' });
});

test('what a studio takes back is no win any more, and what is read again is the same', async () => {
  await using house = await openHouse();
  const anna = await house.player();
  const now = new Date('2026-03-01T12:00:00Z');
  await house.happen(
    settled(anna, now, { round: 'a', paid: 500 }),
    settled(anna, now, { round: 'b', paid: 600 }),
  );
  const { data } = settled(anna, now, { round: 'a', paid: -500 }) as Extract<
    NewFact,
    { name: 'round.corrected' }
  >;
  const stands = { staked: cents(100), stakedBonus: cents(0), paid: cents(0) };
  await house.happen({ name: 'round.corrected', playerId: anna.id, at: now, data: { ...data, stands } });
  expect((await house.list('live')).map(({ id }) => id)).toEqual(['b']);
  await house.product.db.atomically((tx) => replay(tx, house.reader));
  await house.readAll();
  expect((await house.list('live')).map(({ id }) => id)).toEqual(['b']);
});

test('of thousands at once the last and the biggest are kept, and after a month none', async () => {
  await using house = await openHouse();
  const anna = await house.player();
  const now = new Date('2026-03-01T12:00:00Z');
  const wins = Array.from({ length: 900 }, (_, at) =>
    settled(anna, new Date(now.getTime() + at), { round: `r${at}`, paid: 200 + ((at * 7) % 900) }),
  );
  await house.happen(...wins);
  const { db } = house.product;
  const [kept] = await db.sql<{ wins: number }>`select count(*)::int as wins from win`;
  expect(kept!.wins).toBeLessThanOrEqual(40);
  expect((await house.list('live', { count: '1' }))[0]!.id).toBe('r899');
  expect((await house.list('top', { count: '1' }))[0]!.amount.amount).toBe(10.99);
  await forgetWins(db.sql, new Date('2026-04-01T12:00:00Z'));
  expect(await house.list('live')).toEqual([]);
});

test('a round that was really played and won is there, one in play money is not', async () => {
  await using house = await openHouse();
  const anna = await house.player({ balances: { main: cents(100_000) } });
  const [real, demo] = [
    await openFrame(house, { sysname: 'sakura-evening', player: anna }),
    await openFrame(house, { sysname: 'sakura-evening', player: anna, mode: 'demo' }),
  ];
  let wins = 0;
  // No more than are kept of one batch, were each of them won.
  for (let round = 0; round < 20; round += 1) {
    const { result } = await real.start({ stake: 100, mode: 'base' });
    if (result.round.paid > 100) wins += 1;
    await demo.start({ stake: 100, mode: 'base' });
  }
  await house.readAll();
  expect(await house.list('live', { count: '100' })).toHaveLength(wins);
});

test('a jackpot is shown among the wins, beside its round and once', async () => {
  await using house = await openHouse();
  const player = await house.player({ currency: 'EUR' });
  const at = house.product.clock.now();
  const data = {
    ...{ jackpot: 2, cycle: 7, game: 'bell-captain', round: 'its-round' },
    ...{ currency: 'EUR' as const, amount: cents(184_260) },
  };
  const won: NewFact = { name: 'jackpot.won', playerId: player.id, at, data };
  await house.happen(settled(player, at, { round: 'its-round', paid: 300, currency: 'EUR' }), won, won);
  const shown = await house.list('top');
  expect(shown).toMatchObject([
    { jackpot: 2, amount: { amount: 1_842.6 }, game: { sysname: 'bell-captain' } },
    { id: 'its-round', jackpot: null },
  ]);
  expect(await house.list('live')).toHaveLength(2);
});
