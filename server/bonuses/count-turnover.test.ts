// What counts for a bonus in play, and whom the counting waits for.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, countPlayed, giveBonus } from '#tests/bonuses.ts';
import { untilBlocked } from '#tests/database.ts';
import { test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { readContent } from '../content/content.ts';
import { type Db, lockPlayer } from '../database/db.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { activateBonus } from './activate.ts';

const now = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const clock = { now: () => now };
const content = readContent('content');
const HOUR_MS = 3_600_000;

/** Active since `now`. */
async function giveInPlay(db: Db, player: Player, product: 'casino' | 'betting' = 'casino') {
  const template = product === 'casino' ? 'gift' : 'welcome-bet';
  const id = await giveBonus({ db, content, clock }, player, { template });
  await db.atomically((tx) => activateBonus(tx, { id, product, player }, { now, isApart: true }));
  return id;
}

const round = (player: Player | null, staked: number, at = now, more: object = {}): NewFact => ({
  ...{ name: 'round.settled', playerId: player?.id ?? null, at },
  data: {
    ...{ round: 'r', game: 'triple-sevens', currency: 'USD', staked: cents(staked) },
    ...{ stakedBonus: cents(staked), paid: cents(1), ...more },
  },
});

const bet = (player: Player, staked: number): NewFact => ({
  ...{ name: 'bet.settled', playerId: player.id, at: now },
  data: {
    ...{ bet: 'b', currency: 'USD', staked: cents(staked), stakedBonus: cents(staked) },
    ...{ paid: cents(1), odds: 2.5, state: 'won' },
  },
});

const count = async (db: Db, ...facts: NewFact[]) => {
  await db.atomically((tx) => recordFacts(tx, facts));
  await countPlayed({ db, clock });
};

const movedAt = async ({ sql }: Db, id: number) =>
  (await sql<{ moved_at: Date }>`select moved_at from bonus where id = ${id}`)[0]!.moved_at;

const eventCount = async ({ sql }: Db, { id }: Player) =>
  (
    await sql<{ times: number }>`
      select count(*)::int as times from live_outbox where player_id = ${id} and name = 'bonuses.changed'`
  )[0]!.times;

test('a stake counts for the bonus of its product that its own player has in play, from its activation on', async ({
  world: { db, player: newPlayer },
}) => {
  const [player, bettor, idle] = [await newPlayer(), await newPlayer(), await newPlayer()];
  const id = await giveInPlay(db, player);
  const betting = await giveInPlay(db, bettor, 'betting');
  const [another, idleId] = [await giveInPlay(db, bettor), await giveInPlay(db, idle)];
  const turnovers = async () =>
    Promise.all([id, betting, another, idleId].map(async (one) => (await bonusNow(db, one)).turnover));
  const [before, idleBefore] = [await eventCount(db, player), await eventCount(db, idle)];
  await count(
    db,
    round(player, 300),
    round(player, 20, after(-1)),
    round(player, 40, now, { bonus: another }),
    round(player, 80, now, { bonus: id }),
    round(player, 500, now, { pack: 'p' }),
    round(null, 700),
    bet(player, 900),
    bet(bettor, 600),
  );
  expect(await turnovers()).toEqual([380, 600, 0, 0]);
  expect(await eventCount(db, player)).toBe(before + 1);
  await count(db, round(player, 1, after(-1)), bet(player, 900), round(bettor, 50, now, { bonus: another }));
  expect(await turnovers()).toEqual([380, 600, 50, 0]);
  expect([await eventCount(db, player), await eventCount(db, idle)], 'nothing counted for them').toEqual([
    before + 1,
    idleBefore,
  ]);
});

test('a bonus is played at the moment of the last stake that counts, whatever order stakes are read in', async ({
  world: { db, player: newPlayer },
}) => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const [id, idOfOther] = [await giveInPlay(db, player), await giveInPlay(db, other)];
  await count(db, round(player, 20, after(HOUR_MS)), round(other, 20, after(1)), bet(player, 20));
  expect([await movedAt(db, id), await movedAt(db, idOfOther)]).toEqual([after(HOUR_MS), after(1)]);
  await count(db, round(player, 20, after(2)));
  expect(await movedAt(db, id)).toEqual(after(HOUR_MS));
  expect(await bonusNow(db, id)).toMatchObject({ state: 'active', turnover: 40 });
});

/** Tries `work` while its player is being served, and returns what the bonus is meanwhile. */
async function whilePlayerIsLocked(db: Db, player: Player, id: number, work: () => Promise<unknown>) {
  const [seen, working] = await db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    const started = work();
    await untilBlocked(db.sql, started);
    await tx.sql`select from bonus where id = ${id} for update`;
    return [await bonusNow(db, id), { started }] as const;
  });
  await working.started;
  return seen;
}

test('counting that ends a bonus waits for whatever its player is doing, before it touches the bonus', async ({
  world: { db, player: newPlayer },
}) => {
  const player = await newPlayer();
  const id = await giveInPlay(db, player);
  await db.sql`update bonus set turnover_hundredths = required_cents * 100 - 1 where id = ${id}`;
  await db.atomically((tx) => recordFacts(tx, [round(player, 100)]));
  const seen = await whilePlayerIsLocked(db, player, id, () => countPlayed({ db, clock }));
  expect(seen.state).toBe('active');
  expect(await bonusNow(db, id)).toMatchObject({ state: 'completed', converted: 1_000 });
});

test('counting that ends no bonus waits for no player', async ({ world: { db, player: newPlayer } }) => {
  const player = await newPlayer();
  const id = await giveInPlay(db, player);
  const lost = { stakedBonus: cents(0), paid: cents(0) };
  await db.atomically((tx) => recordFacts(tx, [round(player, 100), round(player, 100, now, lost)]));
  const seen = await whilePlayerIsLocked(db, player, id, () => countPlayed({ db, clock }));
  expect(seen).toMatchObject({ state: 'active', turnover: 100 });
});

test('a bonus that waited for its last round ends with the next stake of its player', async ({
  world: { db, player: newPlayer },
}) => {
  const [player, lost] = [await newPlayer(), await newPlayer()];
  const [id, lostId] = [await giveInPlay(db, player), await giveInPlay(db, lost)];
  await db.sql`update bonus set state = 'expiring' where id = ${id}`;
  await db.atomically((tx) =>
    record(tx, {
      ...{ key: `test:lost:${lostId}`, reason: 'studio.played' },
      moves: [
        { from: pocket(lost.id, 'bonus'), to: house('games'), amount: cents(1_000), currency: lost.currency },
      ],
    }),
  );
  const nothing = { stakedBonus: cents(10), paid: cents(0) };
  await count(db, round(player, 10, now, { stakedBonus: cents(0) }), round(lost, 10, now, nothing));
  expect([(await bonusNow(db, id)).state, (await bonusNow(db, lostId)).state]).toEqual(['expired', 'lost']);
});
