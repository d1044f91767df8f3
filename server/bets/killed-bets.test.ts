// Servers that die, and answers that are lost, in the midst of bets: each is there once, and ends right.
import { expect, test, vi } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { type Mortal, mortal, mortalDb } from '#tests/mortal-db.ts';
import { auditLedger } from '../ledger/audit.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { runBets } from './run-bets.ts';

test('a bet, a sale and a refusal whose COMMIT is not answered are there once', async () => {
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  await using proxy = await openProxy(house.url);
  await using far = await openDoorsOn(proxy.url, async () => openProcessBus());
  far.product.clock = house.product.clock;
  const [event, bettor] = [await house.event(), await house.bettor()];
  const send = (call: string, fields: Record<string, string>, key?: string) => {
    proxy.loseCommits('hang up', 1);
    return far.send(call, fields, {
      ...bettor.visitor,
      ...(key !== undefined && { 'idempotency-key': key }),
    });
  };
  const slip = JSON.stringify(house.slipOf([{ event }]));
  const { result: bet } = await send('bets.place', { slip }, 'a');
  expect(bet).toMatchObject({ status: 'open', stake: { amount: 10 } });
  expect(await bettor.cash()).toBe(99_000);
  expect((await bettor.place(house.slipOf([{ event }]), 'a')).result.id).toBe(bet.id);
  const wrong = JSON.stringify(house.slipOf([{ event, odds: 9_000 }]));
  expect((await send('bets.place', { slip: wrong }, 'b')).result.status).toBe('refused');
  const [quote] = await bettor.cashOuts();
  const seen = String(Math.round(quote.amount * 100));
  const sold = await send('bets.cashOut', { id: bet.id, percent: '100', seen }, 'c');
  expect(sold.result).toMatchObject({ paid: quote.amount, bet: { status: 'cashed_out' } });
  expect(await bettor.cash()).toBe(99_000 + Number(seen));
});

test('at whatever statement the server dies, a bet under its key is staked once', async () => {
  for (const level of ['bug', 'warn'] as const) vi.spyOn(log, level).mockReturnValue(undefined);
  await using house = await openBettingHouse();
  let life: Mortal | undefined;
  await using dying = await openDoorsOn(house.url, async () => openProcessBus(), {
    through(db) {
      life = mortal(db);
      return life.db;
    },
  });
  dying.product.clock = house.product.clock;
  const [event, bettor] = [await house.event(), await house.bettor()];
  const fields = { slip: JSON.stringify(house.slipOf([{ event }], { unit: 1 })) };
  let cash = 100_000;
  for (let statements = 0; ; statements += 1) {
    const headers = { ...bettor.visitor, 'idempotency-key': `key-${statements}` };
    life!.killAfter(statements);
    const first = await dying.send('bets.place', fields, headers);
    const hasDied = life!.revive();
    const second = await house.send('bets.place', fields, headers);
    expect(second.result.status).toBe('open');
    if (first.status === 200) expect(second.result.id).toBe(first.result.id);
    cash -= 100;
    expect(await bettor.cash(), `killed at ${statements}`).toBe(cash);
    if (!hasDied) break;
    expect(statements).toBeLessThan(60);
  }
});

test('a worker that dies anywhere in a settlement leaves each bet to end right, once', async () => {
  await using house = await openBettingHouse();
  const events = await Promise.all(Array.from({ length: 4 }, () => house.event()));
  const crowd = await Promise.all(Array.from({ length: 6 }, () => house.bettor()));
  const odds = events.map((event) => house.offered(event, 'result', '1'));
  for (const bettor of crowd) {
    for (const event of events) await bettor.bet([{ event }]);
    await bettor.bet(events.map((event) => ({ event })));
  }
  for (const event of events) await house.end(event, 2, 0);
  let deaths = 0;
  for (let statements = 0; statements < 400; statements += 3) {
    const dying = { ...house.tools, db: mortalDb(house.tools.db, statements) };
    // Both come to their end before the next two begin.
    const runs = await Promise.allSettled([
      runBets(dying),
      runBets({ ...dying, db: mortalDb(house.tools.db, statements + 7) }),
    ]);
    const ends = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason as unknown] : []));
    // Two that wait for each other are parted by the database, and come back another time.
    for (const error of ends) if (!isPassing(error)) throw error;
    if (ends.length === 0) break;
    deaths += 1;
  }
  await house.run();
  expect(deaths).toBeGreaterThan(5);
  const plain = odds.reduce((product, one) => product * BigInt(one), 1_000n) / 10n ** 12n;
  const acca = plain + ((plain - 1_000n) * 3n) / 100n;
  const holds = 95_000 + odds.reduce((sum, one) => sum + one, 0) + Number(acca);
  for (const bettor of crowd) expect(await bettor.cash()).toBe(holds);
  for (let again = 0; again < 3; again++) await house.run();
  for (const bettor of crowd) expect(await bettor.cash()).toBe(holds);
});

test('one bet that cannot be paid holds up no other, and the audit names it', async () => {
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  const event = await house.event();
  const odds = house.offered(event, 'result', '1');
  const [stuck, ...crowd] = await Promise.all(Array.from({ length: 4 }, () => house.bettor()));
  for (const bettor of [stuck!, ...crowd]) await bettor.bet([{ event }]);
  house.leaveUnaudited();
  await house.sql`update bet set currency = 'EUR' where player_id = ${stuck!.player.id}`;
  await house.end(event, 1, 0);
  await house.run();
  for (const bettor of crowd) expect(await bettor.cash()).toBe(99_000 + odds);
  expect(await stuck!.cash()).toBe(99_000);
  expect(bug).toHaveBeenCalled();
  const rules = (await auditLedger(house.sql)).map(({ rule }) => rule);
  expect(rules).toContain('an event is over and a bet on it waits');
});
