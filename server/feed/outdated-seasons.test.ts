// A season's prices follow from its matches: from the message that turns or ends one of them until the next prices, nobody
// bets on the season.
import { expect } from 'vitest';
import type { EventMessage } from '#contract/feed/messages.ts';
import { runnerCode } from '#sports/settle/kinds-runners.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { scriptedMatch } from '#tests/feed.ts';
import { sharing } from '#tests/sharing.ts';
import { findEvents } from '../book/event-rows.ts';
import { openProcessBus } from '../live/process.ts';
import { takeMessages } from './take-messages.ts';

const test = sharing(openBettingHouse);

const chances = (first: number) => ({
  winner: { [runnerCode(0)]: first, [runnerCode(1)]: 0.9 - first, [runnerCode(2)]: 0.1 },
});

let numbered = 0;

function matchWithGoals(number: number): ReturnType<typeof scriptedMatch> {
  const match = scriptedMatch('football', number);
  return match.played.incidents.some(({ type }) => type === 'goal') ? match : matchWithGoals(number + 1);
}

/** A match and the season of its league, of a producer of their own. */
async function openSeason(house: BettingHouse) {
  numbered += 1;
  const producer = `seasons-${numbered}`;
  const match = matchWithGoals(numbered * 100);
  let sequence = 0;
  const bus = openProcessBus();
  const published: number[] = [];
  bus.subscribe((message) => 'events' in message && published.push(...message.events));
  const take = async (...messages: object[]) => {
    const all = messages.map((message) => ({ ...message, sequence: ++sequence }) as EventMessage);
    await takeMessages({ db: house.product.db, bus }, producer, all, house.now());
  };
  const event = `winner-${numbered}`;
  const startsAt = new Date(house.now().getTime() + 86_400_000).toISOString();
  await take(match.fixture, {
    ...{ ...match.fixture, event, starts_at: startsAt, commit: null, strength: 0, chances: chances(0.5) },
    runners: ['Alder', 'Birch', 'Cedar'],
  });
  const read = async () => {
    const rows = await house.sql<{ id: number }>`
      select id from event where producer = ${producer} and external_id = ${event}`;
    return (await findEvents(house.sql, [rows[0]!.id]))[0]!;
  };
  const bettor = await house.bettor();
  const bet = async () => {
    const { result } = await bettor.bet([{ event: await read(), market: 'winner', outcome: 'r0' }]);
    return result.refused?.why ?? result.status;
  };
  const price = (first: number) => ({ type: 'chances', event, chances: chances(first) });
  return { match, take, read, bet, price, published, producer };
}

const turns = (match: ReturnType<typeof scriptedMatch>) => {
  const { incidents } = match.played;
  const goal = incidents.find(({ type }) => type === 'goal')!;
  return goal.step! + 1;
};

test('a goal and the end of a match close the season of its league until it is priced anew', async ({
  house,
}) => {
  const { match, take, read, bet, price, published } = await openSeason(house);
  expect(await bet()).toBe('open');
  const goalAt = turns(match);
  await take(match.at(0), ...match.from(1, goalAt - 1));
  expect(await bet(), 'nothing has turned').toBe('open');
  published.length = 0;
  await take(match.at(goalAt));
  expect(await bet()).toBe('paused');
  expect(published, 'pages hear of it').toContain((await read()).id);
  const { league } = await read();
  const page = (await house.ask('sports.getOutright', { league: String(league.id) })).result.item;
  expect(page.market.pause).toBe('outdated');
  await take(price(0.6));
  expect(await bet()).toBe('open');
  await take(...match.from(goalAt + 1, match.played.moments));
  expect(await bet()).toBe('paused');
  await take(price(0.7));
  await take(match.result);
  expect(await bet(), 'the result may not be the one that was expected').toBe('paused');
  await take(price(0.7));
  expect(await bet()).toBe('open');
});

test('within one batch the order of its messages decides', async ({ house }) => {
  const { match, take, bet, price } = await openSeason(house);
  const goalAt = turns(match);
  await take(match.at(0), ...match.from(1, goalAt), price(0.6));
  expect(await bet()).toBe('open');
  await take(price(0.6), ...match.from(goalAt + 1, match.played.moments), match.result);
  expect(await bet()).toBe('paused');
  await take(price(0.6));
  expect(await bet()).toBe('open');
});

test('a match that is cancelled closes the season as well, and one of another league does not', async ({
  house,
}) => {
  const [one, other] = [await openSeason(house), await openSeason(house)];
  await one.take({ type: 'cancel', event: one.match.event });
  expect(await one.bet()).toBe('paused');
  expect(await other.bet()).toBe('open');
});
