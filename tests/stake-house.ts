// A house in which a stake can be taken in every way there is. A new way to stake is added here, and the test of the stake
// gate (server/protection/stake-gate.test.ts) then tries it against everything that blocks a player.
import { type SharedTable, sharedTableOf } from '#games/shared-tables.ts';
import { cents } from '#rules/money.ts';
import { offeredBook } from '#server/book/offered-book.ts';
import type { Player } from '#server/calls/context.ts';
import { readContent } from '#server/content/content.ts';
import { announceChain, giveSalt } from '#server/fairness/seed-chains.ts';
import { grantFreebet } from '#server/freebets/freebets.ts';
import type { StakeReason } from '#server/ledger/record.ts';
import { openProcessBus } from '#server/live/process.ts';
import { runOnce } from '#server/tables/run-tables.ts';
import { findLatest } from '#server/tables/shared-rounds.ts';
import { advanceRuns } from '#server/tournaments/advance-runs.ts';
import { makeEvent } from './book.ts';
import { openFrame } from './frame.ts';
import { givePack } from './freespins.ts';
import { openStudioHouse } from './studio.ts';
import { plain } from './tournaments.ts';
import { createWorld } from './world.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const TABLE = 'rocket-run';
const CHAIN = { length: 300, aheadBy: 10 };
const FEE = 200;

export type StakeHouse = Awaited<ReturnType<typeof openStakeHouse>>;

export async function openStakeHouse() {
  const world = await createWorld();
  const files = readContent('content');
  const cup = [{ ...plain, entry_fee_cents: FEE }];
  const doors = await openStudioHouse(world, {
    content: { cms: <T>(name: string) => (name === 'tournaments' ? cup : files.cms(name)) as T },
  });
  const { product } = doors;
  product.clock = { now: () => NOON };
  const { db, config, content, clock } = product;
  await announceChain(product, { game: TABLE, length: CHAIN.length }, 1, NOON);
  await giveSalt(db.sql, TABLE, 'the-salt', NOON);
  const table: SharedTable = sharedTableOf(TABLE)!;
  while ((await findLatest(db.sql, TABLE))?.phase !== 'open') await runOnce(product, table, CHAIN);
  await advanceRuns({ db, config, content, clock, bus: openProcessBus() });
  const event = await makeEvent(db.sql, { strength: 0, starts_at: new Date(NOON.getTime() + 2 * HOUR_MS) });
  return Object.assign(doors, {
    ...{ event, player: world.player, leaveUnaudited: world.leaveUnaudited },
    async [Symbol.asyncDispose]() {
      await doors.close();
      await world[Symbol.asyncDispose]();
    },
  });
}

interface StakePath {
  reason: StakeReason;
  /** False where the operator pays the stake, so that the player's limits on stakes do not apply. */
  isOwnMoney: boolean;
  /** Brings the player to the point at which the stake is one request away. */
  prepare(house: StakeHouse, player: Player): Promise<() => Promise<unknown>>;
}

const start =
  (sysname: string, bet: object) =>
  async (house: StakeHouse, player: Player): Promise<() => Promise<unknown>> => {
    const frame = await openFrame(house, { sysname, player });
    return () => frame.start({ stake: 100, ...bet });
  };

const slip = ({ event }: StakeHouse, more: object = {}): string => {
  const [first] = offeredBook(event).markets.get('result')!.outcomes;
  const picks = [{ market: 'result', outcome: first!.code }];
  const legs = [{ event: event.id, picks, odds: first!.oddsX1000 }];
  return JSON.stringify({ legs, bet: { type: 'single' }, unit: 10, policy: 'none', ...more });
};

export const stakePaths: Readonly<Record<string, StakePath>> = {
  'a round that is over at once': {
    ...{ reason: 'round.played', isOwnMoney: true },
    prepare: start('dice', { chance: 4950, side: 'under' }),
  },
  'a round that stays open': {
    ...{ reason: 'round.staked', isOwnMoney: true },
    prepare: start('mines', { mines: 1 }),
  },
  'a decision that adds to the stake': {
    ...{ reason: 'round.staked', isOwnMoney: true },
    async prepare(house, player) {
      const frame = await openFrame(house, { sysname: 'blackjack-21', player });
      for (;;) {
        const { round } = (await frame.start({ stake: 100 })).result;
        if (round.choices.some(({ name }: { name: string }) => name === 'double'))
          return () => frame.decide(round, { name: 'double' });
        if (!round.is_over) await frame.decide(round, { name: 'stand' });
      }
    },
  },
  'a free spin': {
    ...{ reason: 'round.played', isOwnMoney: false },
    async prepare(house, player) {
      const pack = await givePack(house.product, player, {});
      const frame = await openFrame(house, { sysname: 'triple-sevens', player });
      return () => frame.start({ stake: 100, mode: 'base' }, undefined, pack);
    },
  },
  'a seat at a shared table': {
    ...{ reason: 'round.staked', isOwnMoney: true },
    async prepare(house, player) {
      const frame = await openFrame(house, { sysname: TABLE, player });
      const round = String((await findLatest(house.product.db.sql, TABLE))!.id);
      const bet = JSON.stringify({ stake: 100, targetX100: 200 });
      return () => house.send('tables.place', { round, bet }, frame.token);
    },
  },
  'a bet': {
    ...{ reason: 'bet.staked', isOwnMoney: true },
    async prepare(house, player) {
      const visitor = await house.signIn(player);
      return () => house.send('bets.place', { slip: slip(house) }, visitor);
    },
  },
  'a free bet': {
    ...{ reason: 'bet.staked', isOwnMoney: false },
    async prepare(house, player) {
      const visitor = await house.signIn(player);
      const { db } = house.product;
      const expiresAt = new Date(NOON.getTime() + 24 * HOUR_MS);
      const grant = { key: `test:${player.id}`, player, value: cents(1_000), source: 'test', expiresAt };
      await db.atomically((tx) => grantFreebet(tx, { ...grant, oddsMinX1000: 1_001 }, NOON));
      const [given] = await db.sql<{ id: number }>`select id from freebet where player_id = ${player.id}`;
      return () => house.send('bets.place', { slip: slip(house, { freebet: given!.id }) }, visitor);
    },
  },
  'a bet at a studio’s game': {
    ...{ reason: 'studio.staked', isOwnMoney: true },
    async prepare(house, player) {
      const { kit } = await house.studioFor(player);
      const seat = await kit.sit();
      return () => kit.ask('bet', kit.bet(seat));
    },
  },
  'a bet with its win at a studio’s game': {
    ...{ reason: 'studio.played', isOwnMoney: true },
    async prepare(house, player) {
      const { kit } = await house.studioFor(player);
      const { amount: stake, ...bet } = kit.bet(await kit.sit());
      return () => kit.ask('betwin', { ...bet, bet: stake, win: 0 });
    },
  },
  'the fee of a tournament': {
    ...{ reason: 'tournament.joined', isOwnMoney: true },
    async prepare(house, player) {
      const visitor = await house.signIn(player);
      const [run] = await house.product.db.sql<{ id: number }>`
        select id from tournament_run where tournament = 'cup' order by starts_at, id limit 1`;
      return () => house.send('tournaments.participate', { tournament_id: String(run!.id) }, visitor);
    },
  },
};
