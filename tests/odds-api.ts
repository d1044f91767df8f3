// The Odds API as it was seen to answer: an outside server with the shape of its answers and invented clubs.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = readonly object[];

export async function openOddsApi() {
  const answers = { odds: [] as Answer, scores: [] as Answer, isBroken: false };
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url!);
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const kind = /^\/v4\/sports\/[a-z_]+\/(odds|scores)$/.exec(pathname)?.[1] as
      | 'odds'
      | 'scores'
      | undefined;
    if (answers.isBroken) reply.writeHead(503).end();
    else if (searchParams.get('apiKey') !== 'our-key')
      reply.writeHead(401).end('{"message":"API key is not valid"}');
    else if (kind === undefined) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[kind]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    answers,
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const bookmaker = (
  key: string,
  prices: readonly [number, number, number],
  total: readonly [number, number],
) => ({
  ...{ key, title: key, last_update: '2026-03-01T11:59:00Z' },
  markets: [
    {
      key: 'h2h',
      last_update: '2026-03-01T11:59:00Z',
      outcomes: [
        { name: 'Redfell Stags', price: prices[0] },
        { name: 'Bellhaven', price: prices[2] },
        { name: 'Draw', price: prices[1] },
      ],
    },
    {
      key: 'totals',
      last_update: '2026-03-01T11:59:00Z',
      outcomes: [
        { name: 'Over', price: total[0], point: 2.5 },
        { name: 'Under', price: total[1], point: 2.5 },
      ],
    },
  ],
});

export const recordedOdds = (commence_time: string, homePrice = 2.1) => ({
  ...{ id: 'e912304de2b2ce35b473ce2ecd3d1502', sport_key: 'soccer_epl', sport_title: 'First League' },
  ...{ commence_time, home_team: 'Redfell Stags', away_team: 'Bellhaven' },
  bookmakers: [
    bookmaker('one', [homePrice, 3.4, 3.6], [1.9, 1.9]),
    bookmaker('two', [homePrice + 0.05, 3.3, 3.5], [1.95, 1.87]),
  ],
});

export const recordedScore = (home: string, away: string) => ({
  ...{ id: 'e912304de2b2ce35b473ce2ecd3d1502', sport_key: 'soccer_epl', sport_title: 'First League' },
  ...{ commence_time: '2026-03-01T12:00:00Z', completed: true, last_update: '2026-03-01T14:00:00Z' },
  ...{ home_team: 'Redfell Stags', away_team: 'Bellhaven' },
  scores: [
    { name: 'Redfell Stags', score: home },
    { name: 'Bellhaven', score: away },
  ],
});
