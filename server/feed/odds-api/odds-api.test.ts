// Prices and results of The Odds API, from a server that answers as it does, into a real database.
import { expect } from 'vitest';
import { openOddsApi, recordedOdds, recordedScore } from '#tests/odds-api.ts';
import { test as inWorld } from '#tests/world.ts';
import { readOddsApi } from '../../config/feed.ts';
import { openProcessBus } from '../../live/process.ts';
import { createShiftedClock, systemClock } from '../../plumbing/clock.ts';
import { runFeed } from '../run-feed.ts';
import { sportTerms } from './answers.ts';
import { consensus } from './consensus.ts';
import { oddsApiFeed } from './odds-api-feed.ts';

const test = inWorld.extend('api', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const api = await openOddsApi();
  let shiftMs = 0;
  const clock = createShiftedClock(() => shiftMs);
  const settings = { url: api.url, key: 'our-key', sports: ['soccer_epl'], everyMs: 100 };
  const feed = runFeed({ db: world.db, bus: openProcessBus(), clock }, world.url, () => [
    oddsApiFeed(settings, clock),
  ]);
  onCleanup(async () => {
    await feed.close();
    await api.close();
  });
  return {
    ...api,
    pass(ms: number) {
      shiftMs += ms;
    },
    async row() {
      const [row] = await world.db.sql<{
        status: string;
        pause: string | null;
        chances: Record<string, Record<string, number>>;
        result: Record<string, unknown> | null;
        result_revision: number;
      }>`select status, pause, chances, result, result_revision from event where producer = 'the-odds-api'`;
      return row;
    },
  };
});

const inAnHour = () => new Date(systemClock.now().getTime() + 3_600_000).toISOString();
const terms = sportTerms('soccer_epl')!;

test('margins are taken out of what bookmakers offer, and their mean is believed', () => {
  const chances = consensus(recordedOdds(inAnHour()), terms);
  expect(Object.keys(chances)).toEqual(['result', 'total|line=2.5']);
  const sum = Object.values(chances['result']!).reduce((total, chance) => total + chance, 0);
  expect(sum).toBeCloseTo(1, 6);
  expect(chances['result']!['1']).toBeGreaterThan(0.44);
  expect(chances['result']!['1']).toBeLessThan(1 / 2.1);
  expect(chances['total|line=2.5']!['over']).toBeLessThan(0.5);
});

test('what is not whole, or not ours, is left out', () => {
  const odds = recordedOdds(inAnHour());
  const [{ markets }] = odds.bookmakers as [(typeof odds.bookmakers)[number]];
  const without = { ...markets[0]!, outcomes: markets[0]!.outcomes.slice(0, 2) };
  const free = {
    ...markets[1]!,
    outcomes: [{ name: 'Over', price: 1, point: 2.5 }, markets[1]!.outcomes[1]!],
  };
  const strange = { ...markets[0]!, key: 'h2h_lay' };
  expect(
    consensus({ ...odds, bookmakers: [{ key: 'x', markets: [without, free, strange] }] }, terms),
  ).toEqual({});
});

test('a wrong setting is told in a sentence', () => {
  expect(() => readOddsApi({ ODDS_API_KEY: 'k', ODDS_API_SPORTS: 'cricket_ipl' })).toThrow('cricket_ipl');
  expect(() => readOddsApi({ ODDS_API_KEY: 'k' })).toThrow('together');
  expect(readOddsApi({ ODDS_API_KEY: 'k', ODDS_API_SPORTS: 'soccer_epl, basketball_nba' })).toMatchObject({
    sports: ['soccer_epl', 'basketball_nba'],
    url: 'https://api.the-odds-api.com',
  });
});

test('a match opens with its prices, moves with them, closes when it begins, and is settled by its score', async ({
  api,
}) => {
  api.answers.odds = [recordedOdds(inAnHour())];
  await expect.poll(async () => (await api.row())?.status).toBe('scheduled');
  const before = (await api.row())!.chances['result']!['1']!;
  api.answers.odds = [recordedOdds(inAnHour(), 1.8)];
  await expect.poll(async () => (await api.row())!.chances['result']!['1']!).toBeGreaterThan(before + 0.03);
  api.pass(2 * 3_600_000);
  await expect.poll(async () => (await api.row())?.pause).toBe('incident');
  api.answers.odds = [];
  api.answers.scores = [recordedScore('2', '1')];
  await expect.poll(async () => (await api.row())?.status).toBe('resulted');
  expect(await api.row()).toMatchObject({
    result: { ft: { home: 2, away: 1, isOver: true } },
    result_revision: 1,
  });
});
