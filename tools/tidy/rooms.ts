// The rooms of the server, from the ground up: a room may use those on the lines above its own, so that no two of them
// hold each other up. Files of server/ itself open the house, and may use every room.
import { linksOf, resolveLink } from './links.ts';
import { at, type CodeSource, isTest } from './sources.ts';

const storeys: readonly (readonly string[])[] = [
  ['plumbing'],
  ['config'],
  ['database'],
  ['at-rest', 'batch', 'content', 'jobs', 'live', 'traces'],
  ['ledger', 'facts', 'calls', 'thresholds'],
  [
    'backup',
    'limits',
    'post',
    'sessions',
    'staff',
    'studios',
    'storage',
    'banners',
    'popups',
    'tracking',
    'custom-code',
    'push',
    'games',
    'totals',
    'channels',
    'fairness',
    'budgets',
  ],
  ['person', 'protection', 'support', 'freespins', 'freebets', 'content-store'],
  ['players', 'verification'],
  ['book'],
  ['feed'],
  ['bonuses', 'coins'],
  ['rewards'],
  ['offers', 'cashbacks', 'loyalty', 'tournaments', 'jackpots', 'winners'],
  ['social'],
  ['auth', 'cashier', 'rounds', 'bets', 'studio-wallet'],
  ['tables'],
  ['account', 'metadata', 'content-pages', 'content-backend', 'seo'],
  ['desk'],
  ['http'],
  ['commands'],
];

const heights = new Map(storeys.flatMap((rooms, height) => rooms.map((room) => [room, height] as const)));

export function roomFaults(source: CodeSource): string[] {
  const from = roomOf(source.path);
  if (from === undefined || isTest(source.path)) return [];
  const height = heights.get(from);
  if (height === undefined) return [`${source.path} is in a room without a storey in tools/tidy/rooms.ts`];
  return linksOf(source.nodes).flatMap(({ to, start }) => {
    const target = resolveLink(source.path, to);
    const room = target === undefined ? undefined : roomOf(target);
    if (room === from || target === undefined || !target.startsWith('server/')) return [];
    const fault = faultOf(from, room);
    return fault === undefined ? [] : [`${at(source, start)} imports ${to}: ${fault}`];
  });
}

function faultOf(from: string, to: string | undefined): string | undefined {
  if (to === undefined) return from === 'commands' ? undefined : 'a room knows nothing of who opens it';
  const isBelow = (heights.get(to) ?? Number.POSITIVE_INFINITY) < heights.get(from)!;
  return isBelow ? undefined : `${to} is not below ${from}`;
}

/** Undefined for what is in no room: other places, and the files that open the house. */
const roomOf = (path: string) => /^server\/([^/]+)\//.exec(path)?.[1];
