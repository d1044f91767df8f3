// No stake is booked once what blocks its player has been answered: every way to stake against everything that blocks.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { sharing } from '#tests/sharing.ts';
import { openStakeHouse, type StakeHouse, stakePaths } from '#tests/stake-house.ts';
import type { Player } from '../calls/context.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { stakeReasons } from '../ledger/record.ts';
import { excludePlayer } from '../person/exclusion.ts';
import { banPlayer } from '../players/players.ts';
import { endSession, endSessions } from '../sessions/sessions.ts';
import { changePlayLimit } from './play-limits.ts';

const test = sharing(openStakeHouse);
const rich = { balances: { main: cents(100_000) } };
const tiny = { kind: 'stake', limit: { amount: cents(1), days: null, minutes: null } } as const;

type Block = (tx: Tx, player: Player, now: Date) => Promise<unknown>;

const blocks: Readonly<Record<string, Block>> = {
  'has excluded themselves': (tx, { id }, now) => excludePlayer(tx, id, '1_day', now),
  'was banned': (tx, { id }) => banPlayer(tx, id),
  'has signed out': (tx, { id }) => endSessions(tx, id, { except: null }),
  'has lowered their limit': (tx, player, now) => changePlayLimit(tx, player, tiny, now),
};

const stakesOf = async ({ product }: StakeHouse, { id }: Player): Promise<string[]> => {
  const rows = await product.db.sql<{ reason: string }>`
    select reason from ledger_entry where player_id = ${id} and reason = any(${[...stakeReasons]}::text[])
    order by number`;
  return rows.map(({ reason }) => reason);
};

test('every reason of the ledger that takes a stake has a way to stake in the test house', () => {
  expect(new Set(Object.values(stakePaths).map(({ reason }) => reason))).toEqual(new Set(stakeReasons));
});

test.for(Object.keys(stakePaths))('%s is booked while nothing blocks its player', async (name, { house }) => {
  const { prepare, reason } = stakePaths[name]!;
  const player = await house.player(rich);
  const stake = await prepare(house, player);
  const before = (await stakesOf(house, player)).length;
  await stake();
  expect((await stakesOf(house, player)).slice(before)).toEqual([reason]);
});

const crossed = Object.entries(stakePaths).flatMap(([name, { isOwnMoney }]) =>
  Object.keys(blocks)
    .filter((block) => isOwnMoney || block !== 'has lowered their limit')
    .map((block) => [name, block] as const),
);

test.for(crossed)(
  '%s that was requested before its player %s is not booked after',
  async ([name, block], { house }) => {
    const player = await house.player(rich);
    const stake = await stakePaths[name]!.prepare(house, player);
    const before = await stakesOf(house, player);
    const { db, clock } = house.product;
    let staked: Promise<unknown> = Promise.resolve();
    await db.atomically(async (tx) => {
      await lockPlayer(tx, player.id);
      staked = stake();
      await untilBlocked(db.sql, staked);
      await blocks[block]!(tx, player, clock.now());
    });
    await staked;
    expect(await stakesOf(house, player)).toEqual(before);
  },
);

const writers: Readonly<Record<string, Block>> = {
  ...blocks,
  'has signed out here': async (tx, { id }) => {
    const [own] = await tx.sql<{ hash: Buffer }>`select hash from session where player_id = ${id}`;
    await endSession(tx, own!);
  },
};

test.for(Object.keys(writers))(
  'whoever notes that a player %s waits for their stake under way',
  async (name, { house }) => {
    const player = await house.player(rich);
    await house.signIn(player);
    const { db, clock } = house.product;
    let isNoted = false;
    let noted: Promise<unknown> = Promise.resolve();
    await db.atomically(async (tx) => {
      await lockPlayer(tx, player.id);
      noted = db.atomically((other) => writers[name]!(other, player, clock.now()));
      void noted.then(() => {
        isNoted = true;
      });
      await untilBlocked(db.sql, noted);
      expect(isNoted).toBe(false);
    });
    await noted;
  },
);

const CROWD = 40;

test.for(['a round that is over at once', 'a bet at a studio’s game'])(
  'of a crowd of stakes (%s) none is booked after the exclusion was answered',
  async (name, { house }) => {
    const player = await house.player(rich);
    const visitor = await house.signIn(player);
    // Frames of one game share its session: each stake after the first is one more request in it.
    const stake = await stakePaths[name]!.prepare(house, player);
    const crowd = Array.from({ length: CROWD }, () => stake());
    const excluded = await house.send('account.setSelfExclusion', { period: '1_day' }, visitor);
    const booked = await stakesOf(house, player);
    await Promise.all(crowd);
    expect(excluded.status).toBe(200);
    expect(await stakesOf(house, player)).toEqual(booked);
  },
);
