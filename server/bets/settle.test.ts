// Bets from the first goal to the last correction.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';

const test = sharing(openBettingHouse);

const goalAt = (step: number, side: 'home' | 'away' = 'home') => ({ type: 'goal', side, step }) as const;

test('what has won for certain is paid at once, what has lost waits for the end', async ({ house }) => {
  const event = await house.event();
  const [over, under] = [await house.bettor(), await house.bettor()];
  const market = 'total|line=1.5';
  const odds = house.offered(event, market, 'over');
  const won = (await over.bet([{ event, market, outcome: 'over' }])).result;
  await under.bet([{ event, market, outcome: 'under' }]);
  await house.begin(event, { moment: 40, incidents: [goalAt(10), goalAt(30)] });
  await house.run();
  expect(await over.cash()).toBe(99_000 + odds);
  expect((await over.find(won.id)).bet).toMatchObject({ status: 'won', paid: { amount: odds / 100 } });
  expect((await under.bets())[0].status).toBe('open');
  await house.end(event, 2, 0);
  await house.run();
  expect((await under.bets())[0]).toMatchObject({ status: 'lost', legs: [{ result: 'lost', factor: 0 }] });
  expect(await over.cash()).toBe(99_000 + odds);
  const { why } = await over.find(won.id);
  expect(why).toMatchObject({
    ...{ rows: [{ legs: [0], factors: [odds], unit: 10, pays: odds / 100 }], paid: odds / 100 },
    revisions: [{ why: 'certain', paid: odds / 100 }],
  });
});

test('a goal that is taken back takes its wins back', async ({ house }) => {
  const event = await house.event();
  const bettor = await house.bettor();
  const market = 'total|line=1.5';
  const odds = house.offered(event, market, 'over');
  await bettor.bet([{ event, market, outcome: 'over' }]);
  await house.begin(event, { moment: 40, incidents: [goalAt(10), goalAt(30)] });
  await house.run();
  expect(await bettor.cash()).toBe(99_000 + odds);
  await house.change(event, { incidents: [goalAt(10)] });
  await house.run();
  expect(await bettor.cash()).toBe(99_000);
  expect((await bettor.bets())[0]).toMatchObject({ status: 'open', paid: { amount: 0 } });
  await house.end(event, 1, 0);
  await house.run();
  expect((await bettor.bets())[0].status).toBe('lost');
});

test.for([
  ['a whole line that is met', 'total|line=2', 'over', [1, 1], 'void', 'returned'],
  ['a quarter line, half won', 'total|line=2.25', 'under', [1, 1], 'half_won', 'won'],
  ['a quarter line, half lost', 'total|line=2.25', 'over', [1, 1], 'half_lost', 'partial'],
  ['a handicap', 'handicap|line=-1', '1', [2, 0], 'won', 'won'],
] as const)('%s', async ([, market, outcome, [home, away], result, status]) => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, market, outcome);
  await bettor.bet([{ event, market, outcome }]);
  await house.end(event, home, away);
  await house.run();
  const [bet] = await bettor.bets();
  expect(bet).toMatchObject({ status, legs: [{ result }] });
  const paid = { void: 1_000, half_won: 500 + Math.floor(odds / 2), half_lost: 500, won: odds }[result];
  expect(await bettor.cash()).toBe(99_000 + paid);
});

test('abandoned, cancelled and voided by hand: stakes come back, and what was certain stands', async ({
  house,
}) => {
  const [abandoned, cancelled, voided] = await Promise.all([house.event(), house.event(), house.event()]);
  const bettor = await house.bettor();
  const market = 'total|line=0.5';
  const odds = house.offered(abandoned, market, 'over');
  await bettor.bet([{ event: abandoned, market, outcome: 'over' }]);
  await bettor.bet([{ event: abandoned }]);
  await bettor.bet([{ event: cancelled }]);
  await bettor.bet([{ event: voided }]);
  await house.begin(abandoned, { moment: 40, incidents: [goalAt(10)] });
  await house.change(abandoned, { status: 'abandoned', ending: 'abandoned', result_revision: 1 });
  await house.change(cancelled, { status: 'cancelled', ending: 'cancelled', result_revision: 1 });
  await house.sql`
    insert into voided_market values (${voided.id}, 'result', 'wrong price', 'ann', ${house.now()})`;
  await house.end(voided, 3, 0);
  await house.run();
  const bets = await bettor.bets();
  expect(bets.map(({ status }: { status: string }) => status)).toEqual([
    ...['returned', 'returned', 'returned', 'won'],
  ]);
  expect(await bettor.cash()).toBe(99_000 + odds);
});

test('an accumulator goes on without its void leg, and a system pays what its combinations come to', async ({
  house,
}) => {
  const events = await Promise.all(Array.from({ length: 3 }, () => house.event()));
  const bettor = await house.bettor();
  const market = 'total|line=2';
  const picks = events.map((event) => ({ event, market, outcome: 'over' }));
  const [, odds, other] = events.map((event) => BigInt(house.offered(event, market, 'over')));
  await bettor.bet(picks, { unit: 10 });
  await bettor.bet(picks, { unit: 10, bet: { type: 'named-system', name: 'trixie' } });
  await house.end(events[0]!, 1, 1);
  await house.run();
  const two = (1_000n * odds! * other!) / 1_000_000n;
  const [, going] = await bettor.bets();
  expect(going.status).toBe('open');
  expect(going.potential.amount * 100, 'without its boost').toBeCloseTo(Number(two));
  await house.end(events[1]!, 3, 0);
  await house.end(events[2]!, 3, 0);
  await house.run();
  const [trixie, acca] = await bettor.bets();
  expect(acca.paid.amount * 100).toBeCloseTo(Number(two));
  expect(acca.legs.map(({ result }: { result: string }) => result)).toEqual(['void', 'won', 'won']);
  expect(trixie.paid.amount * 100).toBeCloseTo(Number(odds! + other! + 2n * two));
});

test('a wrong result and its correction come to the right one, and the history shows both', async ({
  house,
}) => {
  const event = await house.event();
  const [home, away] = [await house.bettor(), await house.bettor()];
  const [one, two] = [house.offered(event, 'result', '1'), house.offered(event, 'result', '2')];
  await home.bet([{ event }]);
  const { id } = (await away.bet([{ event, outcome: '2' }])).result;
  for (let told = 0; told < 50; told++) {
    await house.end(event, 1, 0);
    if (told % 10 === 0) await house.run();
  }
  await house.run();
  expect([await home.cash(), await away.cash()]).toEqual([99_000 + one, 99_000]);
  await house.end(event, 0, 1);
  await house.run();
  expect([await home.cash(), await away.cash()]).toEqual([99_000, 99_000 + two]);
  expect((await away.find(id)).why.revisions).toMatchObject([
    { why: 'resulted', paid: 0 },
    { why: 'corrected', paid: two / 100 },
  ]);
  const facts = await house.sql<{ data: { state: string; paid: number; staked: number } }>`
    select data from fact where name = 'bet.settled' and player_id = ${away.player.id} order by id`;
  expect(facts.map(({ data }) => [data.state, data.staked, data.paid])).toEqual([
    ['lost', 1_000, 0],
    ['lost', -1_000, 0],
    ['won', 1_000, two],
  ]);
});

test('what was spent before it was corrected is owed: nothing is taken home until later wins have paid it', async ({
  house,
}) => {
  const [first, second] = [await house.event(), await house.event()];
  const bettor = await house.bettor({ balances: { main: cents(1_000) }, isVerified: true });
  const odds = house.offered(first, 'result', '1');
  await bettor.bet([{ event: first }]);
  await house.end(first, 1, 0);
  await house.run();
  const stake = odds - 200;
  const later = house.offered(second, 'result', '1');
  expect((await bettor.bet([{ event: second }], { unit: stake / 100 })).result.status).toBe('open');
  await house.end(first, 0, 1);
  await house.run();
  expect(await bettor.cash()).toBe(0);
  expect(await house.sql`select cents from player_debt`).toEqual([{ cents: stake }]);
  const [held] = await house.sql<{ sum: number }>`
    select sum(cents)::int as sum from ledger_side where path = 'house:receivables'`;
  expect(held!.sum).toBe(-stake);
  await house.end(second, 1, 0);
  await house.run();
  expect(await bettor.cash()).toBe(Math.floor((stake * later) / 1000) - stake);
  expect(await house.sql`select cents from player_debt`).toEqual([]);
});

test('a week of bets adds up, and each is found by its day, its state and its view', async ({ house }) => {
  const [won, open] = [await house.event(), await house.event()];
  const bettor = await house.bettor();
  const odds = house.offered(won, 'result', '1');
  await bettor.bet([{ event: won }]);
  await bettor.bet([{ event: open }]);
  await house.end(won, 1, 0);
  await house.run();
  expect((await house.ask('bets.getSummary', {}, bettor.visitor)).result).toMatchObject({
    ...{ staked: { amount: 20 }, paid: { amount: odds / 100 }, open: 1, since: '2026-02-22' },
  });
  const count = async (fields: Record<string, string>) =>
    (await house.ask('bets.getHistory', fields, bettor.visitor)).result.count;
  expect(await count({ view: 'open' })).toBe(1);
  expect(await count({ view: 'settled' })).toBe(1);
  expect(await count({ status: 'won' })).toBe(1);
  expect(await count({ from: '2026-03-01', to: '2026-03-01' })).toBe(2);
  expect(await count({ to: '2026-02-28' })).toBe(0);
  expect((await house.ask('bets.getBet', { id: '0'.repeat(24) }, bettor.visitor)).error.type).toBe(
    'BetNotFoundException',
  );
});

test('a match that is not over two days after its time gives stakes back, and no later result counts', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor();
  const market = 'total|line=0.5';
  const odds = house.offered(event, market, 'over');
  await bettor.bet([{ event }]);
  await bettor.bet([{ event, market, outcome: 'over' }]);
  await house.begin(event, { moment: 40, incidents: [goalAt(10)] });
  await house.change(event, { status: 'interrupted' });
  await house.run();
  expect(await bettor.cash()).toBe(98_000 + odds);
  house.pass(51 * 3_600_000);
  await house.run();
  expect(await bettor.cash()).toBe(99_000 + odds);
  await house.end(event, 1, 0);
  await house.run();
  expect(await house.sql`select status from bet order by number`).toEqual([
    ...[{ status: 'returned' }, { status: 'won' }],
  ]);
  expect(await bettor.cash()).toBe(99_000 + odds);
});
