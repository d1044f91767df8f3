// Many who sit at one shared table, in a process of their own: each has a live socket that follows the table and hears of
// their own money, and sends its bet as soon as the table takes bets.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { SharedRound } from '#contract/tables.ts';
import { answerParent } from './child.ts';
import { FlightWatch } from './flight-watch.ts';
import type { SeatedPlayer } from './seated-players.ts';
import { openSender, type Send } from './sender.ts';

export type TableQuestion =
  | { open: { origin: string; channel: string; players: readonly SeatedPlayer[] } }
  | { bet: { stake: number; targetX100: number } };

export interface TableAnswer {
  /** Null: nobody was paid, and there is nothing to tell. */
  flight: Flight | null;
}

export interface Flight {
  /** From the first bet sent to the last answered. */
  betsMs: number;
  refused: number;
  /** From the end of the flight until so many have been told what they hold now. */
  firstMs: number;
  halfMs: number;
  lastMs: number;
}

/** Sockets that are opened at once, and connections for bets. */
const OPENED_AT_ONCE = 50;
const CONNECTIONS = 250;

/** How what is told of a player's own begins. */
const OWN = Buffer.from('{"event":');

let send: Send;
let players: readonly SeatedPlayer[] = [];
const watch = new FlightWatch();

answerParent(async (question: TableQuestion): Promise<TableAnswer> => {
  if ('bet' in question) return { flight: await fly(question.bet) };
  const { origin, channel } = question.open;
  players = question.open.players;
  send = openSender(new AsyncDisposableStack(), origin, CONNECTIONS);
  for (let from = 0; from < players.length; from += OPENED_AT_ONCE)
    await Promise.all(
      players.slice(from, from + OPENED_AT_ONCE).map((player) => listen(player, { origin, channel })),
    );
  return { flight: null };
});

async function listen(
  { id, cookie }: SeatedPlayer,
  { origin, channel }: { origin: string; channel: string },
): Promise<void> {
  const response = await fetch(`${origin}/api/account.getToken`, { headers: { cookie } });
  const { result } = (await response.json()) as { result: { token: string } };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?token=${result.token}`);
  await once(socket, 'open');
  // Of the table all hear the same; to read it a thousand times would be at the server's expense.
  const isWatcher = id === players[0]!.id;
  socket.on('message', (raw: Buffer) => {
    if (isWatcher || raw.subarray(0, OWN.length).equals(OWN)) watch.hear(id, String(raw), now());
  });
  socket.send(JSON.stringify({ follow: [channel] }));
}

async function fly(bet: { stake: number; targetX100: number }): Promise<Flight | null> {
  const round = await watch.next('open');
  watch.forget();
  const begun = now();
  const answers = await Promise.all(players.map((player) => place(player, round, bet)));
  const betsMs = now() - begun;
  const seated = players.filter((_, at) => answers[at] === 'taken').map(({ id }) => id);
  const { paidX100, bustAt } = await watch.end(round.id);
  if (paidX100 < bet.targetX100) return null;
  // Everybody has heard of their stake first.
  const heard = await watch.heard(seated, 2);
  const [first, half, last] = [heard[0]!, heard[Math.floor(heard.length / 2)]!, heard.at(-1)!];
  const since = { firstMs: first - bustAt, halfMs: half - bustAt, lastMs: last - bustAt };
  return { betsMs, refused: players.length - seated.length, ...since };
}

async function place({ token }: SeatedPlayer, { id }: SharedRound, bet: object): Promise<'taken' | 'late'> {
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': `round-${id}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams({ round: String(id), bet: JSON.stringify(bet) });
  const answer = await send('/api/tables.place', headers, body.toString());
  if (answer.startsWith('{"result":')) return 'taken';
  if (answer.includes('BetsClosed')) return 'late';
  throw new Error(`a bet was answered ${answer}`);
}

/** Of the machine's one clock, which the server goes by too. */
const now = (): number => performance.timeOrigin + performance.now();
