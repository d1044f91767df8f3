// Bets on who wins a league, straight and each way, from the price to the last cent.
import { expect } from 'vitest';
import { settleBet } from '#sports/bets/payout.ts';
import { runnerCode } from '#sports/settle/kinds-runners.ts';
import { settleRunner } from '#sports/settle/outright.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { makeLeague } from '#tests/book.ts';
import { sharing } from '#tests/sharing.ts';

const test = sharing(openBettingHouse);

const runners = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
const told = (chances: readonly number[]) =>
  Object.fromEntries(chances.map((chance, place) => [runnerCode(place), chance]));
const chances = {
  winner: told([0.4, 0.3, 0.2, 0.08, 0.02]),
  place: told([0.5, 0.5, 0.65, 0.65, 0.7]),
};

async function season(house: BettingHouse, place = chances.place) {
  const league = await makeLeague(house.sql);
  const event = await house.event({
    ...{ league, home: 'Ember', away: 'S1', runners, chances: { ...chances, place } },
  });
  return { league, event };
}

/** Positions in the order of the runners, and how many share each. */
const finish = (house: BettingHouse, event: { id: number }, positions: readonly [number, number][]) =>
  house.change(event, {
    ...{ status: 'resulted', ending: 'played', result_revision: 1 },
    result: Object.fromEntries(
      positions.map(([home, away], place) => [`pos-${place}`, { home, away, isOver: true }]),
    ),
  });

test('who may win is offered with its margin, on the page of the league and in no list of matches', async () => {
  await using house = await openBettingHouse();
  const { league, event } = await season(house);
  const { item } = (await house.ask('sports.getOutright', { league: String(league) })).result;
  expect(item.market).toMatchObject({ code: 'winner', params: { runners }, has_cash_out: false });
  const sum = item.market.outcomes.reduce((all: number, { odds }: { odds: number }) => all + 1000 / odds, 0);
  expect(sum).toBeGreaterThan(1.15);
  expect(item.each_way).toMatchObject({ places: 3, part: 4 });
  const listed = (await house.ask('sports.getEvents', { league: String(league) })).result;
  expect(listed.items).toEqual([]);
  expect((await house.ask('sports.getStandings', { league: String(league) })).result.items).toEqual([]);
  house.pass(3 * 3_600_000);
  expect((await house.ask('sports.getOutright', { league: String(league) })).result.item).toBeNull();
  const bettor = await house.bettor();
  const late = await bettor.bet([{ event, market: 'winner', outcome: 'r0' }]);
  expect(late.result).toMatchObject({ status: 'refused', refused: { why: 'started' } });
});

const ends: readonly (readonly [string, readonly [number, number][]])[] = [
  [
    'it wins',
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    'it comes in',
    [
      [3, 1],
      [1, 1],
      [2, 1],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    'it comes in nowhere',
    [
      [5, 1],
      [1, 1],
      [2, 1],
      [4, 1],
      [3, 1],
    ],
  ],
  [
    'two share the first place',
    [
      [1, 2],
      [1, 2],
      [3, 1],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    'three share the last place that counts',
    [
      [3, 3],
      [1, 1],
      [2, 1],
      [3, 3],
      [3, 3],
    ],
  ],
];

test.for(ends)('each way, %s: both parts are paid as the tables say', async ([, positions], { house }) => {
  const { event } = await season(house);
  const bettor = await house.bettor();
  const odds = house.offered(event, 'winner', 'r0');
  const placed = await bettor.bet([{ event, market: 'winner', outcome: 'r0' }], {
    bet: { type: 'each-way' },
    unit: 5.01,
  });
  expect(placed.result).toMatchObject({ status: 'open', combos: 2, stake: { amount: 10.02 } });
  expect(placed.result.legs.map(({ picks }: { picks: { code: string }[] }) => picks[0]!.code)).toEqual([
    'winner',
    'place',
  ]);
  expect(await bettor.cash()).toBe(100_000 - 1_002);
  await finish(house, event, positions);
  await house.run();
  const [position, tied] = positions[0]!;
  const [win, place] = [1, 3].map((places) => settleRunner({ position, tied }, { places }));
  const { payoutCents } = settleBet({
    legs: [{ oddsX1000: odds, result: win!, place: { part: 4, result: place! } }],
    ...{ combos: [[0]], unitCents: 501n, isEachWay: true },
  });
  expect(await bettor.cash()).toBe(100_000 - 1_002 + Number(payoutCents));
  const [bet] = await bettor.bets();
  expect(bet.paid.amount * 100).toBeCloseTo(Number(payoutCents), 6);
});

test('each way is for one pick of a winner, and a league is not combined with its matches', async ({
  house,
}) => {
  const { league, event } = await season(house);
  const [bettor, match, elsewhere] = [
    await house.bettor(),
    await house.event({ league }),
    await house.event(),
  ];
  const bet = { type: 'each-way' };
  const onMatch = await bettor.bet([{ event: match }], { bet });
  expect(onMatch.result).toMatchObject({ status: 'refused', refused: { why: 'not-possible' } });
  const two = await bettor.bet([{ event, market: 'winner', outcome: 'r1' }, { event: elsewhere }], { bet });
  expect(two.error.type).toBe('BetNotAllowedException');
  const related = await bettor.bet([{ event, market: 'winner', outcome: 'r1' }, { event: match }]);
  expect(related.result).toMatchObject({ status: 'refused', refused: { why: 'not-possible' } });
  const apart = await bettor.bet([{ event, market: 'winner', outcome: 'r1' }, { event: elsewhere }]);
  expect(apart.result.status).toBe('open');
  const slip = house.slipOf([{ event, market: 'winner', outcome: 'r1' }], { bet });
  const quote = (await house.ask('bets.quote', { slip: JSON.stringify(slip) }, bettor.visitor)).result;
  expect(quote).toMatchObject({ combos: 2, fault: null });
});

test('a place is never paid better than the house prices it, and at the price that was seen', async ({
  house,
}) => {
  const { league, event } = await season(house);
  const bettor = await house.bettor();
  const { item } = (await house.ask('sports.getOutright', { league: String(league) })).result;
  const paid = item.each_way.odds as { code: string; odds: number }[];
  for (const { code, odds } of paid) expect((odds / 1000) * chances.place[code]!, code).toBeLessThan(1);
  const quarter = (code: string) => Math.floor((house.offered(event, 'winner', code) - 1000) / 4) + 1000;
  expect(paid.map(({ code, odds }) => odds < quarter(code))).toEqual([false, false, true, true, true]);

  const third = [{ event, market: 'winner', outcome: 'r2' }];
  const seen = paid[2]!.odds;
  const bet = { type: 'each-way', place: seen };
  const better = await bettor.bet(third, { bet: { ...bet, place: seen + 1 } });
  expect(better.result).toMatchObject({ status: 'refused', refused: { why: 'price' } });
  expect(await bettor.cash()).toBe(100_000);
  const placed = await bettor.bet(third, { bet });
  expect(placed.result).toMatchObject({ status: 'open', legs: [{}, { odds: seen }] });

  const late = await season(house, told([0.999, 0.999, 0.998, 0.003, 0.001]));
  const { result } = await house.ask('sports.getOutright', { league: String(late.league) });
  expect(result.item.each_way.odds.slice(0, 3)).toMatchObject([
    { odds: null },
    { odds: null },
    { odds: null },
  ]);
  const none = await bettor.bet([{ event: late.event, market: 'winner', outcome: 'r0' }], { bet });
  expect(none.result).toMatchObject({ status: 'refused', refused: { why: 'not-possible' } });
});
