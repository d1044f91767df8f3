// Bets a second, end to end through the product's HTTP API: the slip priced from its event's row in the transaction that
// takes it, the limits, the stake in the books, the bet, its leg, what the house owes, the receipt and the balance told. The
// limit is pgbench, saying the same SQL to the same PostgreSQL, one bet a transaction. And how fast a hundred thousand bets
// are settled.
import { randomUUID } from 'node:crypto';
import { cents } from '#rules/money.ts';
import type { Db } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { makeEvent } from '#tests/book.ts';
import { makePlayer } from '#tests/player.ts';
import { betOf, catchBet, readBet, type Slipped, SOME } from './bet-script.ts';
import { comparePaces } from './compare-paces.ts';
import type { Figure } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { paceOf } from './pace.ts';
import { CLIENTS_MAX, findPgbench, runPgbench, vacuum } from './pgbench.ts';
import { checkBooks } from './purses.ts';
import { inTurns } from './rounds.ts';
import { openSender } from './sender.ts';
import { measureSettlement } from './settlement.ts';
import { launch } from './site.ts';

const PLAYERS = 64;
/** As many as are in play at once, at least. */
const EVENTS = 32;
const TIMES = 1.5;
const ROUNDS = 5;
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 10;
const FUNDS = cents(1_000_000_000);

/** Who settles bets does so beside them, and pgbench has nobody who does. */
const env = { SANDBOX: 'on', LIMIT_FACTOR: '1000000', JOBS: 'off' };

export const bets: Measurement = {
  name: 'bets',
  async run(room) {
    const program = findPgbench();
    const [folder, dataDir] = [await makeFolder(room), await makeFolder(room)];
    const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
    const { origin } = await launch(room, { command, dataDir, isChannel: true, env });
    const { db, url } = await hold(
      room,
      openDatabase({ databaseUrl: null, dataDir, poolSize: 4 }),
      ({ close }) => close(),
    );
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => seat(db)));
    const events: number[] = [];
    while (events.length < EVENTS) events.push((await makeEvent(db.sql, { strength: 0 })).id);
    // One after the other: a server that has just started turns away a crowd of quotes that it has no prices for yet.
    const slips: string[] = [];
    for (const event of events) slips.push(await slipOn(origin, event));
    const placed = await place(room, {
      origin,
      db,
      players,
      slips,
      events,
      pgbench: { program, folder, url },
    });
    return [...placed, ...(await measureSettlement(db))];
  },
};

async function seat(db: Db): Promise<{ id: number; cookie: string }> {
  const { id } = await makePlayer(db, { balances: { main: FUNDS } });
  const browser = { address: '127.0.0.1', userAgent: 'a measurement' };
  const secret = await db.atomically((tx) => startSession(tx, id, { now: new Date(), browser }));
  return { id, cookie: `sid=${secret}` };
}

/** At what is offered. */
async function slipOn(origin: string, event: number): Promise<string> {
  const slip = (odds: number) =>
    JSON.stringify({
      legs: [{ event, picks: [{ market: 'result', outcome: '1' }], odds }],
      ...{ bet: { type: 'single' }, unit: 0.1, policy: 'better' },
    });
  const asked = new URLSearchParams({ v: '1', slip: slip(2_000) });
  const { result } = (await (await fetch(`${origin}/api/bets.quote?${asked}`)).json()) as {
    result: { legs: { odds: number }[] };
  };
  return slip(result.legs[0]!.odds);
}

interface House {
  origin: string;
  db: Db;
  players: readonly { id: number; cookie: string }[];
  slips: readonly string[];
  events: readonly number[];
  pgbench: Parameters<typeof runPgbench>[0];
}

async function place(room: Room, house: House): Promise<Figure[]> {
  const { origin, db, players, slips, events, pgbench } = house;
  await db.sql`alter table player alter column id restart with 8484841`;
  await db.sql`alter table event alter column id restart with 7272721`;
  const [some, event] = [await seat(db), await makeEvent(db.sql, { strength: 0 })];
  if (some.id !== SOME.player || event.id !== SOME.event) throw new Error('they cannot be told from others');
  const slipped: Slipped = { cookie: some.cookie, slip: await slipOn(origin, event.id) };
  const script = await catchBet(room, { db, env, ...slipped });
  const send = openSender(room, origin, PLAYERS);
  let turn = 0;
  const bet = async (asker: number) => {
    turn += 1;
    const { cookie } = players[asker - 1]!;
    const { headers, payload } = betOf({ cookie, slip: slips[turn % EVENTS]! }, randomUUID());
    readBet(await send('/api/bets.place', headers, payload));
  };
  const clients = Math.min(PLAYERS, CLIENTS_MAX);
  const others = Math.floor(PLAYERS / clients) - 1;
  const said = script(
    `${players[0]!.id} + :client_id + ${clients} * random(0, ${others})`,
    `${events[0]} + random(0, ${EVENTS - 1})`,
  );
  const contestants = {
    ours: () => paceOf({ askers: PLAYERS, seconds: ROUND_SECONDS }, bet),
    limit: async () => {
      const pace = await runPgbench(pgbench, { script: said, clients, seconds: ROUND_SECONDS });
      await db.sql`delete from live_outbox`;
      return pace;
    },
  };
  await paceOf({ askers: PLAYERS, seconds: WARM_UP_SECONDS }, bet);
  await checkBooks(db);
  await vacuum(pgbench.url);
  await inTurns(1, contestants);
  const terms = { name: `bets by ${PLAYERS} players`, how: 'over HTTP', times: TIMES };
  const figures = comparePaces(terms, await inTurns(ROUNDS, contestants));
  // What scenarios are worth follows from the bets before; pgbench writes it as it was for the one that it repeats.
  await checkBooks(db, { except: ['L44', 'L45'] });
  return figures;
}
