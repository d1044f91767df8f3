// What the audit finds of the worst cases of events: a value, a sum, a score or a row that its open bets do not say.
import { expect } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import type { Db, Sql, Tx } from '../database/db.ts';
import { findOtherRisks } from './revalued-risks.ts';

/** Bets on two matches in play, on one to come, and on one that is over. */
async function openRisky() {
  const house = await openBettingHouse();
  const bettor = await house.bettor();
  const [first, second, third] = [await house.event(), await house.event(), await house.event()];
  const over = await house.event();
  for (const event of [first, second, third, over]) {
    await bettor.bet([{ event }]);
    await bettor.bet([{ event, market: 'total|line=2.5', outcome: 'over' }]);
  }
  await bettor.bet([{ event: first, market: 'corners-total|line=9.5', outcome: 'over' }]);
  await house.end(over, 1, 0);
  const goal = { type: 'goal', side: 'away', step: 10 } as const;
  for (const event of [first, second]) await house.begin(event, { moment: 20, incidents: [goal] });
  await house.run();
  const blocks = await house.sql<{ event_id: number; block: string }>`
    select event_id, block from bet_risk order by event_id, block`;
  const blocksOf = ({ id }: { id: number }) =>
    blocks.filter(({ event_id }) => event_id === id).map(({ block }) => block);
  const found = async (db: Pick<Db, 'atomically'> = house.product.db) =>
    (await findOtherRisks(db as Db))
      .map(({ invariant, rule, subject, detail }) => {
        expect([invariant, rule]).toEqual(['L45', 'an event is not worth what its open bets say']);
        return [subject, detail];
      })
      .toSorted();
  /** What is found after this change, which is then undone. */
  const foundAfter = (spoil: (sql: Sql) => Promise<unknown>) => {
    const { db } = house.product;
    const undo = new Error('undone');
    let all: string[][] = [];
    const atomically = (async (work: (tx: Tx) => Promise<unknown>) => {
      await db
        .atomically(async (tx) => {
          await spoil(tx.sql);
          const sql = ((strings: TemplateStringsArray, ...values: never[]) =>
            strings.join('').startsWith('set transaction')
              ? Promise.resolve([])
              : tx.sql(strings, ...values)) as unknown as Sql;
          all = (await work({ ...tx, sql })) as never;
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return all;
    }) as unknown as Db['atomically'];
    return found({ atomically });
  };
  const faultOf = ({ id }: { id: number }, block: string) => [`event ${id}`, `scenarios of ${block}`];
  return Object.assign(house, { first, second, third, over, blocksOf, found, foundAfter, faultOf });
}

const test = sharing(openRisky);

test('nothing is found where every event is worth what its bets say', async ({ house }) => {
  expect(house.blocksOf(house.first).length).toBeGreaterThan(1);
  expect(house.blocksOf(house.over)).toEqual([]);
  expect(await house.found()).toEqual([]);
  expect(await house.foundAfter(async () => undefined)).toEqual([]);
});

test('a row that is gone, a row too many and a changed sum are each found once', async ({ house }) => {
  const { first, second, third, over, foundAfter, faultOf } = house;
  const [block, other] = house.blocksOf(first) as [string, string];
  expect(
    await foundAfter((sql) => sql`delete from bet_risk where event_id = ${first.id} and block = ${block}`),
  ).toEqual([faultOf(first, block)]);
  const all = [first, second, third].flatMap((event) =>
    house.blocksOf(event).map((one) => faultOf(event, one)),
  );
  for (const spoil of [
    async () => undefined,
    (sql: Sql) => sql`update bet_liability set owed_cents = 0`,
    (sql: Sql) => sql`update bet_liability set staked_cents = 0`,
  ])
    expect(
      await foundAfter(async (sql) => {
        await sql`delete from bet_risk`;
        await spoil(sql);
      }),
    ).toEqual(all);
  expect(
    await foundAfter(
      (sql) => sql`
        insert into bet_risk (event_id, block, grid, width, cents, worst_cents, so_far)
        select ${over.id}, block, grid, width, cents, worst_cents, null from bet_risk
        where event_id = ${third.id}`,
    ),
  ).toEqual(house.blocksOf(third).map((one) => faultOf(over, one)));
  expect(
    await foundAfter(
      (sql) => sql`
        update bet_risk set worst_cents = worst_cents - 1 where event_id = ${first.id} and block = ${other}`,
    ),
  ).toEqual([faultOf(first, other)]);
});

test('one value that was changed is found, whichever it is', async ({ house }) => {
  const { third, foundAfter, faultOf } = house;
  const [block] = house.blocksOf(third) as [string];
  const [row] = await house.sql<{ cents: Buffer; width: number }>`
    select cents, width from bet_risk where event_id = ${third.id} and block = ${block}`;
  const values = new Int32Array(Uint8Array.from(row!.cents).buffer);
  // A value that is not the worst: the sum of worst cases stays as it is.
  for (const place of [values.indexOf(Math.max(...values)), values.lastIndexOf(Math.max(...values))]) {
    const changed = Int32Array.from(values);
    changed[place]! -= 1;
    const bytes = Buffer.from(changed.buffer);
    expect(
      await foundAfter(
        (sql) => sql`
          update bet_risk set cents = ${bytes} where event_id = ${third.id} and block = ${block}`,
      ),
    ).toEqual([faultOf(third, block)]);
  }
});

test('a score that its match does not have is found, once its bets were settled at it', async ({ house }) => {
  const { first, second, foundAfter, faultOf } = house;
  const spoil = (sql: Sql) => sql`
    update bet_risk set so_far = null, worst_cents = worst_cents where event_id = any(${[first.id, second.id]}::bigint[])`;
  const both = await foundAfter(spoil);
  expect(new Set(both.map(([subject]) => subject))).toEqual(
    new Set([first, second].map(({ id }) => `event ${id}`)),
  );
  expect(new Set(both.map(String)).size, 'each block once').toBe(both.length);
  const goals = [
    { type: 'goal', side: 'away', step: 10 },
    { type: 'goal', side: 'home', step: 12 },
  ];
  const score = (sql: Sql) => sql`
    update event set incidents = ${JSON.stringify(goals)}::text::jsonb where id = ${second.id}`;
  const [block] = house.blocksOf(second) as [string];
  expect(await foundAfter(score)).toContainEqual(faultOf(second, block));
  expect(
    await foundAfter(async (sql) => {
      await score(sql);
      await sql`update bet_settlement set version = 0 where event_id = ${second.id}`;
    }),
    'its bets were not looked at since',
  ).toEqual([]);
});

test('an event that was valued by another grid is left out until it is valued again', async ({ house }) => {
  const { first, second, foundAfter, faultOf } = house;
  const block = house.blocksOf(first).at(-1)!;
  const spoil = (sql: Sql) => sql`
    update bet_risk set worst_cents = worst_cents - 1
    where event_id = any(${[first.id, second.id]}::bigint[]) and block = ${block}`;
  expect(await foundAfter(spoil)).toEqual([faultOf(first, block), faultOf(second, block)]);
  expect(
    await foundAfter(async (sql) => {
      await spoil(sql);
      await sql`update bet_risk set grid = grid + 1 where event_id = ${first.id} and block = ${house.blocksOf(first)[0]!}`;
    }),
  ).toEqual([faultOf(second, block)]);
});

test('a bet that is taken while the audit looks at its event is not found', async ({ house }) => {
  const { db } = house.product;
  const bettor = await house.bettor();
  let timeout: string | undefined;
  const atomically = ((work, terms) =>
    db.atomically((tx) => {
      const sql = (async (strings: TemplateStringsArray, ...values: never[]) => {
        if (strings.join('').includes('from bet_leg')) {
          const [row] = await tx.sql<{ timeout: string }>`
            select current_setting('statement_timeout') as timeout`;
          timeout = row!.timeout;
          expect((await bettor.bet([{ event: house.third }])).result.status).toBe('open');
        }
        return tx.sql(strings, ...values);
      }) as unknown as Sql;
      return work({ ...tx, sql });
    }, terms)) as Db['atomically'];
  expect(await house.found({ atomically })).toEqual([]);
  expect(timeout, 'it may take long').toBe('0');
});

test('bets that take and pay the same in every score need no row', async ({ house }) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const ids: string[] = [];
  for (const [market, outcome] of [
    ['result', '1'],
    ['double-chance', 'X2'],
  ] as const)
    ids.push((await bettor.bet([{ event, market, outcome }])).result.id);
  const evenOut = (owed: number) => async (sql: Sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from bet_risk where event_id = ${event.id}`;
    await sql`update bet_leg set owed_cents = ${owed}, at_stake_cents = 50 where bet_id = ${ids[0]!}`;
    await sql`update bet_leg set owed_cents = 50, at_stake_cents = 100 where bet_id = ${ids[1]!}`;
  };
  expect(await house.foundAfter(evenOut(100))).toEqual([]);
  expect(await house.foundAfter(evenOut(101))).toEqual([house.faultOf(event, 'goals')]);
});
