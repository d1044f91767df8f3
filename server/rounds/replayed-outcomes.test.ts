// Rounds that are played again and held against what was kept of them: which ones are looked at, and what is reported.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openFrame } from '#tests/frame.ts';
import { sharing } from '#tests/sharing.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { createWorld } from '#tests/world.ts';
import type { Vault } from '../at-rest/vault.ts';
import { CannotOpen } from '../at-rest/vault.ts';
import type { Sql } from '../database/db.ts';
import { findOtherOutcomes, outcomeInvariant } from './replayed-outcomes.ts';

/** As good as lost. */
const lost = { stake: 100, chance: 100, side: 'under' };
const OTHER = 'a round is not what its seed comes to';
const UNKNOWN = 'a round was played by figures that are not kept';

async function openPlayed() {
  const world = await createWorld();
  world.leaveUnaudited();
  const house = await openStudioHouse(world);
  const player = await world.player({ balances: { main: cents(10_000) } });
  const frame = await openFrame(house, { sysname: 'dice', player });
  const untilPaid = async (bet: object, isWanted: (paid: number) => boolean): Promise<string> => {
    for (;;) {
      const { round } = (await frame.start({ ...bet })).result;
      if (isWanted(round.paid)) return round.id;
    }
  };
  const won = await untilPaid({ ...lost, chance: 9_800 }, (paid) => paid > 0);
  const id = await untilPaid(lost, (paid) => paid === 0);
  const { kit } = await house.studioFor(player);
  const bet = kit.bet(await kit.sit());
  await kit.ask('bet', bet);
  await kit.ask('win', kit.win(bet, 300, { roundEnd: true }));
  const { db, vault, clock } = house.product;
  return {
    ...{ player, clock, won, id },
    /** What is found once the last round, which has lost, was changed; then all is as it was. */
    async foundAfter(
      change: (sql: Sql, id: string) => Promise<unknown> = async () => undefined,
      { since = null, opened = vault }: { since?: Date | null; opened?: Vault } = {},
    ) {
      const over = new Error('seen');
      const seen: Awaited<ReturnType<typeof findOtherOutcomes>> = [];
      const asOne = { isLong: true, isSnapshot: true };
      await db
        .atomically(async (tx) => {
          await tx.sql`set local session_replication_role = replica`;
          await change(tx.sql, id);
          const within = {
            ...db,
            atomically(work: (one: typeof tx) => Promise<unknown>, terms: object) {
              expect(terms, 'all rounds as they were at one moment').toEqual(asOne);
              return work(tx);
            },
          };
          seen.push(...(await findOtherOutcomes(within as never, { vault: opened, since })));
          throw over;
        })
        .catch((error: unknown) => {
          if (error !== over) throw error;
        });
      return seen;
    },
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

const test = sharing(openPlayed);

const rulesOf = (found: readonly { rule: string }[]) => found.map(({ rule }) => rule);

test('rounds as they were played break no rule, and a studio’s are the studio’s to draw', async ({
  house,
}) => {
  expect(await house.foundAfter()).toEqual([]);
  expect([outcomeInvariant.name, outcomeInvariant.promise]).toEqual(['L26', expect.stringMatching(/seed/)]);
});

test('what is reported names the round, its player and its game, and both outcomes', async ({ house }) => {
  const { player, id } = house;
  const about = { invariant: 'L26', subject: id };
  const found = await house.foundAfter((sql) => sql`update round set paid_cents = 7 where id = ${id}`);
  expect(found).toEqual([
    {
      ...{ ...about, rule: OTHER },
      detail: expect.stringMatching(
        new RegExp(
          `^player ${player.id}, dice, over: staked 100, paid 7, (\\d+) words; played again 100, 0, \\1$`,
        ),
      ),
    },
  ]);
  const unknown = await house.foundAfter(
    (sql) => sql`update round set definition = 'of last year' where id = ${id}`,
  );
  expect(unknown).toEqual([{ ...about, rule: UNKNOWN, detail: `player ${player.id}, dice` }]);
});

test.for(['staked_cents', 'words', 'paid_cents'] as const)(
  'a round with one more of its %s is reported',
  async (column, { house }) => {
    const more = (sql: Sql, id: string) => sql`
    update round set staked_cents = staked_cents + ${Number(column === 'staked_cents')},
      words = words + ${Number(column === 'words')}, paid_cents = paid_cents + ${Number(column === 'paid_cents')}
    where id = ${id}`;
    expect(rulesOf(await house.foundAfter(more))).toEqual([OTHER]);
  },
);

test('a round that is over by its seed is not open, and one that was given back may be over or not', async ({
  house,
}) => {
  const become = (state: string) =>
    house.foundAfter(
      (sql, id) => sql`
        update round set state = ${state}, ended_at = case when ${state} = 'void' then ended_at end where id = ${id}`,
    );
  expect(rulesOf(await become('open'))).toEqual([OTHER]);
  expect(await become('void')).toEqual([]);
});

test('what was given back has paid nothing, whatever it had won', async ({ house }) => {
  const become = (state: string) =>
    house.foundAfter((sql) => sql`update round set state = ${state}, paid_cents = 0 where id = ${house.won}`);
  expect(await become('void')).toEqual([]);
  expect(rulesOf(await become('over'))).toEqual([OTHER]);
});

test('only rounds that ended since a moment are played again, and all that are open', async ({ house }) => {
  const since = new Date(house.clock.now().getTime() + 60_000);
  const breakAt = (endedAt: Date | null) =>
    house.foundAfter(
      (sql, id) =>
        sql`
          update round set definition = 'of last year', ended_at = ${endedAt},
            state = case when ${endedAt}::timestamptz is null then 'open' else state end
          where id = ${id}`,
      { since },
    );
  expect(rulesOf(await breakAt(since)), 'at that moment').toEqual([UNKNOWN]);
  expect(rulesOf(await breakAt(null)), 'not ended').toEqual([UNKNOWN]);
  expect(rulesOf(await breakAt(new Date(since.getTime() - 1))), 'before').toEqual([]);
});

test('a seed that cannot be opened is reported, and other trouble with the vault is thrown', async ({
  house,
}) => {
  // A vault that has opened none of the seeds yet, for those are remembered.
  const failing = (error: Error) => ({
    open() {
      throw error;
    },
  });
  const sealed = failing(new CannotOpen('other')) as unknown as Vault;
  const found = await house.foundAfter(undefined, { opened: sealed });
  expect(new Set(rulesOf(found))).toEqual(new Set(['the seed of a round cannot be opened']));
  const broken = failing(new Error('no memory')) as unknown as Vault;
  await expect(house.foundAfter(undefined, { opened: broken })).rejects.toThrow('no memory');
});

test('more rounds than are read at once are each looked at once', async ({ house }) => {
  const found = await house.foundAfter(
    (sql, id) => sql`
      insert into round (id, player_id, number, game, definition, pair_id, nonce, bet, currency, staked_cents, bonus_cents,
        paid_cents, state, words, started_at, ended_at)
      select md5(n::text), player_id, 1000 + n, game, 'of last year', pair_id, 1000 + n, bet, currency, staked_cents, bonus_cents,
        paid_cents, state, words, started_at, ended_at
      from round cross join generate_series(1, 250) as n where id = ${id}`,
  );
  expect(rulesOf(found)).toEqual(Array(250).fill(UNKNOWN));
  expect(new Set(found.map(({ subject }) => subject)).size).toBe(250);
});
