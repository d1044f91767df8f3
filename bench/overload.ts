// What everybody else notices while some ask for what is dear: the home page, of a guest and of players, with and without
// a flood of pages nobody has asked for before, or of receipts, in the same rounds.
import type { Load, Volley } from './cannon.ts';
import { startChild } from './child.ts';
import { type Figure, promised } from './figure.ts';
import { visitorHeaders } from './home.ts';
import type { Measurement } from './measurement.ts';
import type { PageFlood, PageFlooded } from './page-flood.ts';
import { enter, register } from './players.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const AT_ONCE = 120;
const CONNECTIONS = 4;
/** How much longer the slowest of a hundred may take while others ask for too much. */
const NOTICED_TIMES = 2;

export const overload: Measurement = {
  name: 'overload',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000', PROXIES: '1' });
    const fire = startChild<Volley, Load>(room, 'cannon.ts');
    const flood = startChild<PageFlood, PageFlooded>(room, 'page-flood.ts');
    const { logins } = await register(origin, 10);
    const cookies: string[] = [];
    for (const login of logins) cookies.push(await enter(origin, login));
    const receipt = await receiptOf(origin, cookies[0]!);

    const volley = { url: `${origin}/`, connections: CONNECTIONS, headers: visitorHeaders };
    const warm = await fire({ ...volley, cookies, requests: 1_000 });
    const requests = Math.round((warm.perSecond * ROUND_SECONDS) / 4);
    const visit = async () => ({
      guests: await fire({ ...volley, requests }),
      players: await fire({ ...volley, cookies, requests }),
    });
    const beside = (url: string, headers: Record<string, string>) => async () => {
      const flooding = flood({ url, headers, atOnce: AT_ONCE, seconds: ROUND_SECONDS });
      return { ...(await visit()), flooded: await flooding };
    };
    const { alone, pages, receipts } = await inTurns(ROUNDS, {
      alone: visit,
      pages: beside(`${origin}/gamehall?category=slots,[<id>]&x=[<id>]`, visitorHeaders),
      receipts: beside(receipt, { cookie: cookies[0]! }),
    });
    return (['guests', 'players'] as const).flatMap((who) => [
      noticed(`${who}’ home beside ${AT_ONCE} who want new pages`, who, alone, pages),
      noticed(`${who}’ home beside ${AT_ONCE} who want receipts`, who, alone, receipts),
    ]);
  },
};

type Visits = readonly Record<'guests' | 'players', Load>[];

function noticed(
  name: string,
  who: 'guests' | 'players',
  alone: Visits,
  crowded: readonly (Visits[number] & { flooded: PageFlooded })[],
): Figure {
  const rounds = crowded.map((round, at) => round[who].p99Ms / alone[at]![who].p99Ms);
  const [some] = crowded;
  const figure = promised(NOTICED_TIMES, {
    name: `${name}, p99`,
    unit: 'times',
    better: 'less',
    rounds,
  });
  const parts = [
    {
      name: `p99 ${some![who].p99Ms.toFixed(1)} ms against ${alone[0]![who].p99Ms.toFixed(1)} ms`,
      value: null,
    },
    {
      name: `of the flood ${some!.flooded.perSecond.toFixed(0)}/s were served, ${(some!.flooded.refusedShare * 100).toFixed(0)}% of answers said "later"`,
      value: null,
    },
  ];
  return { ...figure, parts };
}

async function receiptOf(origin: string, cookie: string): Promise<string> {
  const body = new URLSearchParams({ method: 'card', amount: '10' });
  const headers = { cookie };
  const response = await fetch(`${origin}/api/cashier.makedeposit`, { method: 'POST', body, headers });
  const { result } = (await response.json()) as { result?: { transaction: string } };
  if (result === undefined) throw new Error(`no deposit could be made: ${response.status}`);
  return `${origin}/api/cashier.getReceipt?transaction=${result.transaction}`;
}
