// What the audit finds when it settles the bets of a whole database again, and which bets it looks at.
import { expect } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import type { Db, Sql } from '../database/db.ts';
import { findOtherBets } from './resettled-bets.ts';

const HOUR_MS = 3_600_000;

/** Bets that were settled in every way, and some that are open, waiting or rejected. */
async function openSettled() {
  const house = await openBettingHouse();
  house.leaveUnaudited();
  const bettor = await house.bettor();
  const ids: Record<string, string> = {};
  const bet = async (name: string, event: Parameters<typeof house.end>[0], outcome = '1') => {
    const { result } = await bettor.bet([{ event: await house.reload(event), outcome }], {
      policy: 'better',
    });
    ids[name] = result.id;
  };
  const event = () => house.event();
  const [early, lapsed, open, live] = [await event(), await event(), await event(), await event()];
  const [last, gone] = [await event(), await event()];
  await bet('early', early);
  await bet('open', open);
  await bet('lapsed', lapsed);
  await bet('late', last);
  await bet('voided', gone);
  await house.begin(live, { moment: 20 });
  await bet('rejected', live, '2');
  await house.end(early, 1, 0);
  await house.run();
  const settledAt = house.now();
  await house.change(live, { moment: 22, incidents: [{ type: 'goal', side: 'home', step: 21 }] });
  await house.begin(lapsed, { moment: 10 });
  await house.change(lapsed, { status: 'interrupted' });
  house.pass(6_000);
  await house.sql`insert into voided_market values (${gone.id}, 'result', 'wrong price', 'ann', ${house.now()})`;
  await house.end(last, 0, 1);
  await house.end(gone, 1, 0);
  await house.run();
  house.pass(51 * HOUR_MS);
  await house.change(open, { starts_at: new Date(house.now().getTime() + HOUR_MS) });
  await house.run();
  const found = async (since: Date | null = null) =>
    (await findOtherBets(house.product.db, since)).map(({ rule, subject, detail }) => [
      Object.keys(ids).find((name) => ids[name] === subject),
      rule,
      detail,
    ]);
  const spoil = (change: (sql: Sql) => Promise<unknown>) =>
    house.product.db.atomically(async ({ sql }) => {
      await sql`set local session_replication_role = replica`;
      await change(sql);
    });
  return Object.assign(house, {
    openBettor: house.bettor,
    bettor,
    ids,
    settledAt,
    found,
    spoil,
    matches: { early, open },
  });
}

const test = sharing(openSettled);

const LEG = 'a leg is not what its event came to';
const BET = 'a bet is not what its legs come to';

test('nothing is found of bets that were settled as they should be, whenever that was', async ({ house }) => {
  const rows = await house.sql<{ id: string; status: string }>`select id, status from bet`;
  const statusOf = (name: string) => rows.find(({ id }) => id === house.ids[name])!.status;
  expect(Object.fromEntries(Object.keys(house.ids).map((name) => [name, statusOf(name)]))).toEqual({
    ...{ early: 'won', open: 'open', lapsed: 'returned', rejected: 'refused' },
    ...{ late: 'lost', voided: 'returned' },
  });
  expect(await house.found()).toEqual([]);
  expect(await house.found(house.settledAt)).toEqual([]);
});

test('a result that was changed is found once for each bet, with the player and the leg', async ({
  house,
}) => {
  const won = { win: 1, voidFactor: 0, deadHeat: { places: 1, tied: 1 } };
  const lost = { ...won, win: 0 };
  const set = (names: readonly string[], result: object | null) =>
    house.spoil(
      (sql) => sql`
        update bet_leg set result = ${result === null ? null : JSON.stringify(result)}::text::jsonb
        where bet_id = any(${names.map((name) => house.ids[name]!)}::text[])`,
    );
  const player = `player ${house.bettor.player.id}: `;
  await set(['early'], lost);
  await set(['late', 'open'], won);
  const rows = await house.sql<{ id: string; odds: number }>`select id, odds_x1000 as odds from bet`;
  const oddsOf = (name: string) => rows.find(({ id }) => id === house.ids[name])!.odds;
  const ofEarly = [
    ['early', LEG, `${player}leg 0`],
    ['early', BET, `${player}won, ${oddsOf('early')}; lost, 0`],
  ];
  const all = await house.found();
  expect(all.toSorted()).toEqual(
    [
      ...ofEarly,
      ['late', LEG, `${player}leg 0`],
      ['late', BET, `${player}lost, 0; won, ${oddsOf('late')}`],
      ['open', LEG, `${player}leg 0`],
      ['open', BET, `${player}open, 0; won, ${oddsOf('open')}`],
    ].toSorted(),
  );
  const namesSince = async (since: Date) => (await house.found(since)).map(([name]) => name);
  expect(new Set(await namesSince(house.settledAt)), 'settled at that moment').toEqual(
    new Set(['early', 'late', 'open']),
  );
  expect(new Set(await namesSince(new Date(house.settledAt.getTime() + 1)))).toEqual(
    new Set(['late', 'open']),
  );
  await set(['early'], won);
  await set(['late'], lost);
  await set(['open'], null);
  expect(await house.found()).toEqual([]);
});

test('a bet on an event that has changed since it was settled is not looked at before it is settled again', async ({
  house,
}) => {
  await house.sql`update event set version = version + 1, result = '{}'::jsonb where id = ${house.matches.early.id}`;
  expect(await house.found()).toEqual([]);
  await house.sql`update bet_settlement set version = version + 1 where event_id = ${house.matches.early.id}`;
  expect((await house.found()).map(([name]) => name)).toEqual(['early']);
});

test('a receipt that was changed, and a price that is not the one of its receipt, are found', async ({
  house,
}) => {
  const player = `player ${house.bettor.player.id}: `;
  const found = async () => (await house.found()).filter(([name]) => name === 'late' || name === 'voided');
  await house.spoil(
    (sql) => sql`
      update bet set receipt = jsonb_set(receipt, '{text}', to_jsonb(receipt ->> 'text' || ' ')) where id = ${house.ids['late']!}`,
  );
  await house.spoil(
    (sql) => sql`update bet_leg set odds_x1000 = odds_x1000 + 1 where bet_id = ${house.ids['voided']!}`,
  );
  expect((await found()).toSorted()).toEqual([
    ['late', 'a receipt is not as it was sealed', `${player}its text`],
    ['voided', 'a bet is not what its receipt says', `${player}legs`],
  ]);
});

test('bets that are settled while the audit looks at them are seen as they were when it began', async ({
  house,
}) => {
  const [event, before] = [await house.event(), await house.found()];
  const other = await house.openBettor();
  await other.bet([{ event }]);
  let timeout: string | undefined;
  const { db } = house.product;
  const atomically = ((work, terms) =>
    db.atomically((tx) => {
      const sql = (async (strings: TemplateStringsArray, ...values: never[]) => {
        if (strings.join('').includes('from bet_settlement')) {
          const [row] = await tx.sql<{ timeout: string }>`
            select current_setting('statement_timeout') as timeout`;
          timeout = row!.timeout;
          await house.end(event, 1, 0);
          await house.run();
        }
        return tx.sql(strings, ...values);
      }) as unknown as Sql;
      return work({ ...tx, sql });
    }, terms)) as Db['atomically'];
  expect(await findOtherBets({ atomically }, null)).toHaveLength(before.length);
  expect(timeout, 'it may take long').toBe('0');
  expect((await other.bets())[0].status).toBe('won');
});
