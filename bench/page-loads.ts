// Pages as they are fired at, and as they are compared with a bare Node server that sends the very same bytes.
import type { Load, Volley } from './cannon.ts';
import type { Ask } from './child.ts';
import { against, type Figure } from './figure.ts';

const ROUND_SECONDS = 4;
const CONNECTIONS = 20;

/** A browser's, so that the page is pressed for it and it is not taken for a bot. */
export const visitorHeaders = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** One who takes turns: as many requests as fill a round. */
export async function pageContestant(
  fire: Ask<Volley, Load>,
  url: string,
  more: Partial<Volley> = {},
): Promise<() => Promise<Load>> {
  const volley = { url, connections: CONNECTIONS, headers: visitorHeaders, ...more };
  const requests = await findAmount((amount) => fire({ ...volley, requests: amount }));
  return () => fire({ ...volley, requests });
}

/**
 * How many requests fill a round. They are counted, not timed, because whatever a timed volley leaves half-answered at
 * its end would be finished at the next one's expense. Each try warms the server up for the next.
 */
async function findAmount(fire: (requests: number) => Promise<Load>): Promise<number> {
  let amount = CONNECTIONS;
  for (const seconds of [0.25, 1, ROUND_SECONDS]) {
    const { perSecond } = await fire(amount);
    amount = Math.max(2 * CONNECTIONS, Math.round(perSecond * seconds));
  }
  return amount;
}

/** Of the product, and of the bare server. */
export interface Loads {
  ours: readonly Load[];
  bare: readonly Load[];
}

export function compareLoads(name: string, { ours, bare }: Loads): Figure[] {
  checkSameBytes(name, ours[0]!.bytesEach, bare[0]!.bytesEach);
  const figure = (title: string, pick: (load: Load) => number, unit: '/s' | 'ms', better: 'more' | 'less') =>
    against(
      { name: 'bare server', rounds: bare.map(pick) },
      { name: `${name}, ${title}`, unit, better, rounds: ours.map(pick) },
    );
  return [
    figure('requests', (load) => load.perSecond, '/s', 'more'),
    figure('half are quicker than', (load) => load.p50Ms, 'ms', 'less'),
    figure('99% are quicker than', (load) => load.p99Ms, 'ms', 'less'),
  ];
}

/** Nonces press a little differently each time; more than that would be a comparison of different things. */
function checkSameBytes(name: string, ours: number, bare: number): void {
  if (Math.abs(ours / bare - 1) > 0.02)
    throw new Error(`${name}: ${ours} bytes a response against ${bare} of the bare server`);
}
