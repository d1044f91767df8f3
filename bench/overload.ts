// What everybody else notices while some ask for what is dear: the home page, of a guest and of players, beside a flood of
// pages nobody has asked for before, or of receipts. The limit is the same beside a program that keeps a core busy with
// something else: on a machine of two cores whoever floods, and whoever measures, takes time from the server as well, and
// that is not the server's doing.
import type { Shelf } from './bare-server.ts';
import type { Load, Volley } from './cannon.ts';
import { capture } from './capture.ts';
import { startChild } from './child.ts';
import { type Figure, promised } from './figure.ts';
import type { Measurement } from './measurement.ts';
import type { PageFlood, PageFlooded } from './page-flood.ts';
import { visitorHeaders } from './page-loads.ts';
import { enterAll } from './players.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';
import { quantile } from './spread.ts';

const ROUNDS = 5;
/** Long enough that the moment in which all of the flood come at once is not most of it. */
const ROUND_SECONDS = 8;
const AT_ONCE = 120;
const CONNECTIONS = 4;
/** As many ask a bare server for the very same page as keep a core busy. */
const ELSEWHERE_AT_ONCE = 3;
/** How much longer the slowest of a hundred may take while others ask for too much, and not for something else. */
const NOTICED_TIMES = 2;

export const overload: Measurement = {
  name: 'overload',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000', PROXIES: '1' });
    const fire = startChild<Volley, Load>(room, 'cannon.ts');
    const flood = startChild<PageFlood, PageFlooded>(room, 'page-flood.ts');
    const cookies = await enterAll(origin, 10);
    const receipt = await receiptOf(origin, cookies[0]!);

    const volley = { url: `${origin}/`, connections: CONNECTIONS, headers: visitorHeaders };
    const warm = await fire({ ...volley, cookies, requests: 1_000 });
    const requests = Math.round((warm.perSecond * ROUND_SECONDS) / 4);
    const visit = async () => ({
      guests: await fire({ ...volley, requests }),
      players: await fire({ ...volley, cookies, requests }),
    });
    const beside =
      (url: string, headers: Record<string, string>, atOnce = AT_ONCE) =>
      async () => {
        const flooding = flood({ url, headers, atOnce, seconds: ROUND_SECONDS });
        return { ...(await visit()), flooded: await flooding };
      };
    const page = await capture(`${origin}/gamehall?category=slots`, visitorHeaders);
    const bare = await startChild<Shelf, { origin: string }>(room, 'bare-server.ts')({ '/made': page });
    const { alone, elsewhere, pages, receipts } = await inTurns(ROUNDS, {
      alone: visit,
      elsewhere: beside(`${bare.origin}/made`, visitorHeaders, ELSEWHERE_AT_ONCE),
      pages: beside(`${origin}/gamehall?category=slots,[<id>]&x=[<id>]`, visitorHeaders),
      receipts: beside(receipt, { cookie: cookies[0]! }),
    });
    return (['guests', 'players'] as const).flatMap((who) => [
      noticed(`${who}’ home beside ${AT_ONCE} who want new pages`, who, { alone, elsewhere, crowded: pages }),
      noticed(`${who}’ home beside ${AT_ONCE} who want receipts`, who, {
        alone,
        elsewhere,
        crowded: receipts,
      }),
    ]);
  },
};

type Visits = readonly Record<'guests' | 'players', Load>[];

interface Rounds {
  alone: Visits;
  elsewhere: Visits;
  crowded: readonly (Visits[number] & { flooded: PageFlooded })[];
}

function noticed(name: string, who: 'guests' | 'players', { alone, elsewhere, crowded }: Rounds): Figure {
  const rounds = crowded.map((round, at) => round[who].p99Ms / elsewhere[at]![who].p99Ms);
  const [some] = crowded;
  const figure = promised(NOTICED_TIMES, {
    name: `${name}, p99 against a core busy elsewhere`,
    unit: 'times',
    better: 'less',
    rounds,
  });
  const parts = [
    {
      name: `p99 ${medianOf(crowded, who)} ms; ${medianOf(elsewhere, who)} ms beside a program that keeps a core busy, ${medianOf(alone, who)} ms alone`,
      value: null,
    },
    {
      name: `of the flood ${some!.flooded.perSecond.toFixed(0)}/s were served, ${(some!.flooded.refusedShare * 100).toFixed(0)}% of answers said "later"`,
      value: null,
    },
  ];
  return { ...figure, parts };
}

const medianOf = (visits: Visits, who: 'guests' | 'players'): string =>
  quantile(
    visits.map((visit) => visit[who].p99Ms),
    0.5,
  ).toFixed(1);

async function receiptOf(origin: string, cookie: string): Promise<string> {
  const body = new URLSearchParams({ method: 'card', amount: '10' });
  const headers = { cookie };
  const response = await fetch(`${origin}/api/cashier.makedeposit`, { method: 'POST', body, headers });
  const { result } = (await response.json()) as { result?: { transaction: string } };
  if (result === undefined) throw new Error(`no deposit could be made: ${response.status}`);
  return `${origin}/api/cashier.getReceipt?transaction=${result.transaction}`;
}
