// Joining a run: what is written and sent for it, what refuses it, and who gets the last place.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { notingEvents } from '#tests/noted-events.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import type { Player } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { balanceOf } from '../ledger/purse.ts';
import { hindranceOf, participate } from './participate.ts';
import { findRun } from './runs.ts';

const paid = { ...plain, entry_fee_cents: 500 };
const last = { ...plain.restrictions, max_participants: 1 };

const test = sharing(async () => {
  const house = await openTournaments([
    { ...paid, sysname: 'paid' },
    { ...plain, sysname: 'free' },
    { ...plain, sysname: 'last', restrictions: last },
    { ...plain, sysname: 'stopped' },
    { ...plain, sysname: 'open', restrictions: { ...last, max_participants: 3 } },
  ]);
  const { sql } = house.db;
  const enter = (player: Player, id: number, more: object = {}) =>
    participate(id, {
      ...{ db: house.db, now: house.now(), content: house.tools.content, player },
      ...{ session: null, idempotencyKey: undefined, ...more },
    });
  return Object.assign(house, {
    sql,
    rich: () => house.player({ currency: 'USD', balances: { main: cents(10_000) } }),
    enter,
    joinedOf: (player: Player) => sql`
      select run_id, joined_at, currency, fee_cents, points from tournament_player
      where player_id = ${player.id} order by run_id`,
    participantsOf: async (id: number) => (await findRun(sql, id))!.participants,
    /** Joins that begin while the row of the run is held, and go on once `change` is committed. */
    async whileHeld(id: number, players: readonly Player[], change: (tx: Tx) => Promise<unknown>) {
      const joins = await house.db.atomically(async (tx) => {
        await tx.sql`select from tournament_run where id = ${id} for update`;
        const begun = players.map((player) =>
          enter(player, id).catch((error: { reason: string }) => error.reason),
        );
        await expect
          .poll(
            () => sql`
              select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          .toHaveLength(players.length);
        await change(tx);
        return begun.map((join) => [join]);
      });
      return Promise.all(joins.map(([join]) => join));
    },
  });
});

test('a fee goes to the pool in the player’s currency, once, and their pages hear of it', async ({
  house,
}) => {
  const [id, free] = [await house.run('paid'), await house.run('free')];
  const [anna, ben] = [await house.rich(), await house.rich()];
  await house.enter(ben, id);
  const { db, events } = notingEvents(house.db);
  const key = { playerId: anna.id, call: 'tournaments.participate', key: 'one', bodyHash: 'body' };
  for (const _ of [1, 2]) expect(await house.enter(anna, id, { db, idempotencyKey: key })).toBe(1);
  expect(await house.enter(anna, id)).toBe(1);
  const joined = { joined_at: house.now(), currency: 'USD', points: 0 };
  expect(await house.joinedOf(anna)).toEqual([{ run_id: id, fee_cents: 540, ...joined }]);
  expect(await balanceOf(house.sql, anna.id, 'main')).toBe(10_000 - 540);
  expect([await house.participantsOf(id), await house.participantsOf(free)]).toEqual([2, 0]);
  expect(await house.sql`select subject from idempotency_key where player_id = ${anna.id}`).toEqual([
    { subject: `tournament:${id}` },
  ]);
  expect(
    await house.sql`
      select key, reason, from_path, to_path, currency, cents::int as cents
      from ledger_entry join ledger_move using (player_id, number) where key = ${`tournament:${id}:${anna.id}:joined`}`,
  ).toEqual([
    {
      ...{
        key: `tournament:${id}:${anna.id}:joined`,
        reason: 'tournament.joined',
        currency: 'USD',
        cents: 540,
      },
      ...{ from_path: `player:${anna.id}:main`, to_path: `house:pool-tournament-${id}` },
    },
  ]);
  expect(events).toEqual([
    { player_id: anna.id, name: 'account.balance_updated', data: expect.anything() },
    { player_id: anna.id, name: 'tournaments.changed', data: { tournament_id: id } },
  ]);
  expect(await house.enter(anna, free), 'another run is another matter').toBe(1);
  expect(await house.joinedOf(anna)).toEqual([
    { run_id: id, fee_cents: 540, ...joined },
    { run_id: free, fee_cents: 0, ...joined },
  ]);
});

test('an own limit of stakes is kept by fees, and keeps nobody from a free run', async ({ house }) => {
  const anna = await house.rich();
  await house.sql`insert into play_limit (player_id, stake_cents) values (${anna.id}, 100)`;
  await expect(house.enter(anna, await house.run('paid'))).rejects.toMatchObject({
    reason: 'StakeLimitExceeded',
  });
  expect(await house.joinedOf(anna)).toEqual([]);
  expect(await house.enter(anna, await house.run('free'))).toBe(1);
});

test('whoever may not stake or be given anything joins nothing, and is told why', async ({ house }) => {
  const [anna, ben] = [await house.rich(), await house.rich()];
  const free = await house.run('free');
  await expect(house.enter(anna, 999_999)).rejects.toMatchObject({
    ...{ reason: 'InvalidParameter', details: { invalid_parameters: { tournament_id: ['unknown'] } } },
  });
  await house.sql`update player set bonus_blocked_at = now() where id = ${anna.id}`;
  await expect(house.enter(anna, free)).rejects.toMatchObject({
    ...{ reason: 'TournamentNotForYou', details: { error_data: { why: 'not-given' } } },
  });
  await house.sql`update player set status = 'banned' where id = ${ben.id}`;
  await expect(house.enter(ben, free)).rejects.toMatchObject({ reason: 'UserBanned' });
  const carl = await house.rich();
  await house.sql`
    insert into closure (target, messages, closed_at, closed_by) values ('product:tournaments', '{}', now(), 'a test')`;
  await expect(house.enter(carl, free)).rejects.toMatchObject({ reason: 'InMaintenance' });
  await house.sql`delete from closure`;
  expect([await house.joinedOf(anna), await house.joinedOf(ben), await house.joinedOf(carl)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('of two who ask for the last place at the same moment one has it', async ({ house }) => {
  const id = await house.run('last');
  const players = [await house.rich(), await house.rich()];
  const answers = await house.whileHeld(id, players, async () => undefined);
  expect(answers.toSorted()).toEqual([1, 'TournamentClosed']);
  expect(await house.participantsOf(id)).toBe(1);
  const carl = await house.rich();
  await expect(house.enter(carl, id)).rejects.toMatchObject({
    ...{ reason: 'TournamentNotForYou', details: { error_data: { why: 'full' } } },
  });
});

test('a run that is stopped in the same moment takes nobody in', async ({ house }) => {
  const id = await house.run('stopped');
  const answers = await house.whileHeld(
    id,
    [await house.rich()],
    (tx) => tx.sql`update tournament_run set state = 'PAUSED' where id = ${id}`,
  );
  expect(answers).toEqual(['TournamentClosed']);
  expect(await house.participantsOf(id)).toBe(0);
});

test('what keeps a player out is told in one word, the first that holds', async ({ house }) => {
  const run = (await findRun(house.sql, await house.run('open')))!;
  const player = { ...(await house.rich()), country_code: 'LV', is_verified: false };
  const why = (
    restrictions: Partial<typeof plain.restrictions>,
    part: Partial<typeof run> = {},
    asker: Partial<Player> = {},
  ) =>
    hindranceOf(
      house.sql,
      { ...run, ...part, terms: { ...run.terms, restrictions: { ...plain.restrictions, ...restrictions } } },
      { ...player, ...asker },
      house.now(),
    );
  expect(await why({})).toBeNull();
  expect(await why({ countries: ['LV'] }, { state: 'PAUSED' })).toBe('closed');
  expect(await why({ countries: ['EE'], is_verified_only: true })).toBe('verification');
  expect(await why({ countries: ['LV', 'EE'], is_verified_only: true })).toBe('country');
  expect(await why({ is_verified_only: true, max_participants: 2 }, {}, { is_verified: true })).toBeNull();
  expect(await why({ max_participants: 2 }, { participants: 1 })).toBeNull();
  expect(await why({ max_participants: 2 }, { participants: 2 })).toBe('full');
});
