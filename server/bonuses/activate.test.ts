// When a bonus can be activated, when it can be put back, and what both leave behind.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusNow, giveBonus } from '#tests/bonuses.ts';
import { test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { readContent } from '../content/content.ts';
import type { Db } from '../database/db.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { record } from '../ledger/record.ts';

import { activateBonus, type ChosenBonus, deactivateBonus } from './activate.ts';
import { findBonus } from './bonus-rows.ts';
import { changeBonuses } from './change-bonuses.ts';
import { removeBonus } from './end-bonuses.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number, ms = 0) => new Date(now.getTime() + days * DAY_MS + ms);
const content = readContent('content');

const give = (db: Db, player: Player, template = 'gift') =>
  giveBonus({ db, content, clock: { now: () => now } }, player, { template });

const chosen = (player: Player, id: number, product: ChosenBonus['product'] = 'casino'): ChosenBonus => ({
  ...{ id, product, player },
});

const activate = (db: Db, bonus: ChosenBonus, at = now) =>
  db.atomically((tx) => activateBonus(tx, bonus, { now: at, isApart: true }));

const deactivate = (db: Db, bonus: ChosenBonus, at = now) =>
  db.atomically((tx) => deactivateBonus(tx, bonus, at));

const rowOf = async (db: Db, { id, player }: ChosenBonus) =>
  (await db.atomically((tx) => findBonus(tx, player.id, id)))!;

/** What the player's open pages are sent from here on. */
const eventsSince = async ({ sql }: Db, { id }: Player, after = 0) =>
  (
    await sql<{ name: string }>`
      select name from live_outbox where player_id = ${id} and id > ${after} order by id`
  ).map(({ name }) => name);

const lastEvent = async ({ sql }: Db): Promise<number> =>
  (await sql<{ last: number }>`select coalesce(max(id), 0)::float8 as last from live_outbox`)[0]!.last;

test('an activated bonus can be played for its days from then on, and its player’s pages show it at once', async ({
  world: { db, player: newPlayer },
}) => {
  const player = await newPlayer();
  const bonus = chosen(player, await give(db, player));
  const before = await lastEvent(db);
  const at = inDays(2);
  await activate(db, bonus, at);
  const active = { activated_at: at, moved_at: at, ends_at: inDays(9), ended_at: null };
  expect(await rowOf(db, bonus)).toMatchObject({ state: 'active', is_apart: true, changes: 1, ...active });
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(1_000);
  expect(await eventsSince(db, player, before)).toEqual(['account.balance_updated', 'bonuses.changed']);

  await activate(db, bonus, inDays(3));
  expect(await rowOf(db, bonus), 'a repeated request changes nothing').toMatchObject({
    changes: 1,
    ...active,
  });

  await deactivate(db, bonus, inDays(4));
  const waiting = { state: 'available', changes: 2, activated_at: null, ends_at: inDays(7), ended_at: null };
  expect(await rowOf(db, bonus)).toMatchObject({ ...waiting, moved_at: at });
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(0);
  await deactivate(db, bonus, inDays(4));
  expect(await rowOf(db, bonus), 'a repeated request changes nothing').toMatchObject(waiting);
});

test('a bonus can be activated until the last moment of its days to do so', async ({
  world: { db, player: newPlayer },
}) => {
  const [late, early] = [await newPlayer(), await newPlayer()];
  const tooLate = chosen(late, await give(db, late));
  await expect(activate(db, tooLate, inDays(7))).rejects.toMatchObject({ reason: 'BonusEnded' });
  const inTime = chosen(early, await give(db, early));
  await activate(db, inTime, inDays(7, -1));
  expect(await rowOf(db, inTime)).toMatchObject({ state: 'active', ends_at: inDays(14, -1) });
});

test('a bonus that has ended is not activated, nor is one in a currency that its player has left', async ({
  world: { db, player: newPlayer },
}) => {
  const player = await newPlayer({ currency: 'EUR' });
  const bonus = chosen(player, await give(db, player));
  const moved = { ...bonus, player: { ...player, currency: 'USD' as const } };
  await expect(activate(db, moved)).rejects.toMatchObject({ reason: 'InvalidRequest' });
  expect((await rowOf(db, bonus)).state).toBe('available');
  await db.atomically((tx) => removeBonus(tx, bonus, now));
  await expect(activate(db, bonus)).rejects.toMatchObject({ reason: 'BonusEnded' });
  await expect(deactivate(db, bonus)).rejects.toMatchObject({ reason: 'BonusEnded' });
});

test('one bonus of each product is in play at a time, and one that waits for its last round counts as in play', async ({
  world: { db, player: newPlayer },
}) => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const first = chosen(player, await give(db, player, 'welcome-match'));
  const second = chosen(player, await give(db, player, 'welcome-match'));
  expect((await rowOf(db, first)).state, 'it starts at once').toBe('active');
  expect((await rowOf(db, second)).state, 'it waits for the first').toBe('available');
  await expect(activate(db, second)).rejects.toMatchObject({ reason: 'BonusActive' });
  await db.sql`update bonus set state = 'expiring' where id = ${first.id}`;
  await expect(activate(db, second)).rejects.toMatchObject({ reason: 'BonusActive' });
  const betting = chosen(player, await give(db, player, 'welcome-bet'), 'betting');
  await activate(db, betting);
  const ofOther = chosen(other, await give(db, other));
  await activate(db, ofOther);
  expect([(await rowOf(db, betting)).state, (await rowOf(db, ofOther)).state]).toEqual(['active', 'active']);
});

test('a bonus can wait again only while it could still be activated', async ({
  world: { db, player: newPlayer },
}) => {
  const player = await newPlayer();
  const bonus = chosen(player, await give(db, player));
  await activate(db, bonus);
  await expect(deactivate(db, bonus, inDays(7))).rejects.toMatchObject({ reason: 'BonusEnded' });
  expect((await bonusNow(db, bonus.id)).state).toBe('active');
  await deactivate(db, bonus, inDays(7, -1));
  expect(await rowOf(db, bonus)).toMatchObject({ state: 'available', ends_at: inDays(7) });
});

test.for(['has counted turnover', 'has lost of its money', 'has won something'] as const)(
  'a bonus that %s cannot wait again',
  async (what, { world: { db, player: newPlayer } }) => {
    const player = await newPlayer();
    const bonus = chosen(player, await give(db, player));
    await activate(db, bonus);
    const own = pocket(player.id, 'bonus');
    const [from, to] =
      what === 'has won something' ? ([house('games'), own] as const) : ([own, house('games')] as const);
    if (what === 'has counted turnover')
      await db.sql`update bonus set turnover_hundredths = 1 where id = ${bonus.id}`;
    else
      await db.atomically((tx) =>
        record(tx, {
          ...{ key: `test:${bonus.id}`, reason: 'studio.played' },
          moves: [{ from, to, amount: cents(1), currency: player.currency }],
        }),
      );
    await expect(deactivate(db, bonus)).rejects.toMatchObject({ reason: 'BonusPlayed' });
    expect((await rowOf(db, bonus)).state).toBe('active');
  },
);

test('a bonus that has ended never changes again: the attempt is a bug and moves nothing', async ({
  world: { db, player: newPlayer },
}) => {
  const player = await newPlayer();
  const bonus = chosen(player, await give(db, player));
  const row = await rowOf(db, bonus);
  const entry = { key: 'never', player: player.id, reason: 'bonus.ended', moves: [] } as const;
  const change = db.atomically((tx) => changeBonuses(tx, [{ bonus: row, to: 'completed', entry }], now));
  await expect(change).rejects.toThrow(`bonus ${bonus.id} is available and cannot be completed`);
  expect((await rowOf(db, bonus)).changes).toBe(0);
});
