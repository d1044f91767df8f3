// Players whose server dies while they sit down or leave, and players who are gone before their round is over.
import { expect, test, vi } from 'vitest';
import { msToReach } from '#games/kinds/crash/crash-flight.ts';
import { type Answer, openDoorsOn } from '#tests/doors.ts';
import { type Mortal, mortal } from '#tests/mortal-db.ts';
import { openTableHouse, type TableHouse } from '#tests/table-house.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { balancesOf } from '../ledger/purse.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';
import { findOtherOutcomes } from '../rounds/replayed-outcomes.ts';

const SYSNAME = 'rocket-run';
const bet = { stake: 100, targetX100: 100_000 };

/** Another server at the same table, which can be killed. */
async function openDying(house: TableHouse) {
  for (const level of ['bug', 'warn'] as const) vi.spyOn(log, level).mockReturnValue(undefined);
  let life: Mortal | undefined;
  const through = (db: Mortal['db']) => {
    life = mortal(db);
    return life.db;
  };
  const doors = await openDoorsOn(house.url, async () => openProcessBus(), { through });
  doors.product.clock = { now: () => new Date(house.now()) };
  return {
    /** First the server that dies after so many statements, then the other, under the same key. */
    async askBoth(statements: number, call: string, fields: Record<string, string>, token: object) {
      const headers = { ...token, 'idempotency-key': `${call}-${statements}` };
      life!.killAfter(statements);
      const first: Answer & { status: number } = await doors.send(call, fields, headers);
      const hasDied = life!.revive();
      const second = await house.send(call, fields, headers);
      if (first.status === 200) expect(second.result.round).toMatchObject({ id: first.result.round.id });
      return { hasDied, ...second };
    },
    [Symbol.asyncDispose]: () => doors[Symbol.asyncDispose](),
  };
}

test('who sits down and leaves is staked once and paid once, at whatever statement their server dies', async () => {
  await using house = await openTableHouse(SYSNAME);
  await using dying = await openDying(house);
  const player = await house.sit();
  let cash = 10_000;
  for (let statements = 0; ; statements += 2) {
    const { id } = await house.until('open');
    const { token } = player.frame;
    const fields = { round: String(id), bet: JSON.stringify(bet) };
    const placed = await dying.askBoth(statements, 'tables.place', fields, token);
    expect(placed.result, JSON.stringify(placed.error)).toMatchObject({ balance: { cash: cash - 100 } });
    const { runs_at } = await house.until('running');
    house.pass(runs_at.getTime() + msToReach(102) - house.now());
    const seat = { round: placed.result.round.id as string };
    const left = await dying.askBoth(statements, 'tables.leave', seat, token);
    // Now and then a flight has ended before.
    if (left.status === 200) expect(left.result.round).toMatchObject({ paid: 102, is_over: true });
    else expect(left.error.type).toBe('StepConflictException');
    await house.end();
    cash += left.status === 200 ? 2 : -100;
    expect((await player.state()).balance.cash, `killed at ${statements}`).toBe(cash);
    house.pass(house.table.restsMs);
    if (!placed.hasDied && !left.hasDied && left.status === 200) break;
    expect(statements).toBeLessThan(80);
  }
  const { db, vault } = house.product;
  expect(await findOtherOutcomes(db, { vault, since: null }), 'played again, it is the same').toEqual([]);
});

test('who signs out leaves their seat to the table, who opens it in another tab keeps it, and each is paid once', async () => {
  await using house = await openTableHouse(SYSNAME);
  for (;;) {
    await house.until('open');
    const [gone, elsewhere] = [await house.sit(), await house.sit()];
    const seats = await Promise.all(
      [gone, elsewhere].map(async (one) => (await one.place({ stake: 100, targetX100: 101 })).result.round),
    );
    const host = { host: 'localhost', 'x-csrf': '1' };
    expect((await house.ask('auth.logout', {}, { ...gone.frame.visitor, ...host })).status).toBe(200);
    await house.send('play.open', { sysname: SYSNAME, mode: 'real' }, elsewhere.frame.visitor);
    await house.until('running');
    expect((await gone.leave(seats[0].id)).error.type).toBe('AuthorizationException');
    const { steps } = await house.end();
    const cash = (steps![0]!['atX100'] as number) >= 101 ? 10_001 : 9_900;
    for (const { player } of [gone, elsewhere])
      expect((await balancesOf(house.sql, player.id)).main).toBe(cash);
    house.pass(house.table.restsMs);
    if (cash > 10_000) return;
  }
});

test('of fifty bets of one player at once under fifty keys one is taken', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const player = await house.sit();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, key) => untilAnswered(() => player.place(bet, `key-${key}`))),
  );
  const said = answers.map(({ error }) => error?.type ?? 'placed');
  expect(said.filter((one) => one === 'placed')).toHaveLength(1);
  expect(new Set(said)).toEqual(new Set(['placed', 'RoundOpenException']));
  expect((await player.state()).balance.cash).toBe(9_900);
});

test('of five who press twenty times at once to leave each is paid once', async () => {
  await using house = await openTableHouse(SYSNAME);
  for (;;) {
    await house.until('open');
    const crowd = await Promise.all(Array.from({ length: 5 }, () => house.sit()));
    const seats = await Promise.all(
      crowd.map(async (one) => (await one.place(bet)).result.round.id as string),
    );
    const { runs_at } = await house.until('running');
    house.pass(runs_at.getTime() + msToReach(103) - house.now());
    const left = await Promise.all(
      crowd.flatMap((one, at) =>
        Array.from({ length: 20 }, (_, n) => untilAnswered(() => one.leave(seats[at]!, `leave-${n}`))),
      ),
    );
    await house.end();
    house.pass(house.table.restsMs);
    const paid = left.filter(({ status }) => status === 200);
    if (paid.length === 0) continue;
    expect(paid).toHaveLength(crowd.length);
    for (const { player } of crowd) expect((await balancesOf(house.sql, player.id)).main).toBe(10_003);
    return;
  }
});
