// The look for bonuses that are due: at their very moment, each player locked, some players at a time.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, giveBonus } from '#tests/bonuses.ts';
import { untilBlocked } from '#tests/database.ts';
import { createWorld, test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { readContent } from '../content/content.ts';
import { type Db, lockPlayer } from '../database/db.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf, openPurse } from '../ledger/purse.ts';
import { record } from '../ledger/record.ts';
import { bonusPool } from './bonus-entries.ts';
import { smallestStake } from './counted-games.ts';
import { endDueBonuses } from './end-due.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number, ms = 0) => new Date(now.getTime() + days * DAY_MS + ms);
const content = readContent('content');

const give = (db: Db, player: Player, template: 'gift' | 'welcome-match') =>
  giveBonus({ db, content, clock: { now: () => now } }, player, { template });

/** Leaves so much in the balance of a bonus of 1,000 cents. */
const leave = (db: Db, player: Player, left: number) =>
  db.atomically((tx) =>
    record(tx, {
      ...{ key: `test:left:${player.id}`, reason: 'studio.played' },
      moves: [
        {
          ...{ from: pocket(player.id, 'bonus'), to: house('games') },
          ...{ amount: cents(1_000 - left), currency: player.currency },
        },
      ],
    }),
  );

test('a bonus that waits expires at the moment until which it could be activated', async ({
  world: { db, player: newPlayer },
}) => {
  const id = await give(db, await newPlayer(), 'gift');
  await endDueBonuses(db, inDays(7, -1));
  expect((await bonusNow(db, id)).state).toBe('available');
  await endDueBonuses(db, inDays(7));
  expect((await bonusNow(db, id)).state).toBe('expired');
});

test('what was played through is paid, and what is too little for any stake is lost a day later', async ({
  world: { db, player: newPlayer },
}) => {
  const [through, empty, dust, enough] = [
    await newPlayer(),
    await newPlayer(),
    await newPlayer(),
    await newPlayer(),
  ];
  const ids: number[] = [];
  for (const player of [through, empty, dust, enough]) ids.push(await give(db, player, 'welcome-match'));
  const states = async () => Promise.all(ids.map(async (id) => (await bonusNow(db, id)).state));
  await db.sql`update bonus set turnover_hundredths = required_cents * 100 where id = ${ids[0]!}`;
  await leave(db, empty, 0);
  await leave(db, dust, smallestStake - 1);
  await leave(db, enough, smallestStake);
  await endDueBonuses(db, inDays(1, -1));
  expect(await states()).toEqual(['completed', 'lost', 'active', 'active']);
  expect((await balancesOf(db.sql, through.id)).main).toBe(1_000);
  await endDueBonuses(db, inDays(1));
  expect(await states()).toEqual(['completed', 'lost', 'lost', 'active']);
});

test.for(['gift', 'welcome-match'] as const)(
  'the end of a %s waits for whatever its player is doing, before it touches the bonus',
  async (template, { world: { db, player: newPlayer } }) => {
    const player = await newPlayer();
    const id = await give(db, player, template);
    const work = await db.atomically(async (tx) => {
      await lockPlayer(tx, player.id);
      const ending = endDueBonuses(db, inDays(20));
      await untilBlocked(db.sql, ending);
      await tx.sql`select from bonus where id = ${id} for update`;
      expect((await bonusNow(db, id)).state).toMatch(/^(available|active)$/);
      return { ending };
    });
    await work.ending;
    expect((await bonusNow(db, id)).state).toBe('expired');
  },
);

test('many players are ended in several transactions, so that one who is busy holds up only some of them', async () => {
  await using world = await createWorld();
  // These bonuses are copies that were never granted.
  world.leaveUnaudited();
  const { db } = world;
  const id = await give(db, await world.player(), 'gift');
  const players = await db.sql<{ id: number }>`
    insert into player (login, locale, currency, status, reg_time, is_registration_completed, two_factor_auth, is_verified)
    select 'copy-' || n, 'en', 'USD', 'active', now(), true, false, false from generate_series(1, 200) as n returning id`;
  await db.atomically(async (tx) => {
    for (const player of players) await openPurse(tx, player.id, 'USD');
  });
  const last = Math.max(...players.map((player) => player.id));
  await db.sql`
    insert into bonus (key, player_id, product, template, state, currency, amount_cents, required_cents, terms, priority,
      giver, source, days_to_play, granted_at, activate_by, ends_at)
    select 'copy-' || player.id, player.id, product, template, state, bonus.currency, amount_cents, required_cents, terms,
      priority, giver, source, days_to_play, granted_at, activate_by, ends_at + player.id * interval '1 ms'
    from bonus, player where bonus.id = ${id} and player.id <> bonus.player_id`;
  const amount = cents(200 * 1_000);
  await db.atomically((tx) =>
    record(tx, {
      ...{ key: 'test:copies', reason: 'bonus.granted' },
      moves: [{ from: house('bonuses'), to: bonusPool, amount, currency: 'USD' }],
    }),
  );
  const waiting = async () =>
    (await db.sql<{ player_id: number }>`select player_id from bonus where state = 'available'`).map(
      ({ player_id }) => player_id,
    );
  const work = await db.atomically(async (tx) => {
    await lockPlayer(tx, last);
    const ending = endDueBonuses(db, inDays(8));
    await untilBlocked(db.sql, ending);
    expect(await waiting()).toEqual([last]);
    return { ending };
  });
  await work.ending;
  expect(await waiting()).toEqual([]);
});
