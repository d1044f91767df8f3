// A page of a player's payments over HTTP, plain and filtered: in a house that has seen nothing else, and in one with five
// million moves in its books and a million payments. BENCH_MOVES names another number, where that takes too long.
import { cents } from '#rules/money.ts';
import type { Db } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { makePlayer } from '#tests/player.ts';
import { against, type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement, type Room } from './measurement.ts';
import { inTurns } from './rounds.ts';
import { launch } from './site.ts';
import { quantile } from './spread.ts';

const MOVES = Number(process.env['BENCH_MOVES'] ?? 5_000_000);
const OWN_PAYMENTS = 500;
const ROUNDS = 7;
const ASKS = 200;
const PROMISED_RATIO = 1.5;

const pages = {
  'the latest payments': 'count=20',
  'payments of one state, method and month':
    'count=20&type=deposit&state=paid&method=card&from=2026-01-01&to=2026-01-31',
};

export const history: Measurement = {
  name: 'history',
  async run(room) {
    const [small, large] = [await openHouse(room), await openHouse(room)];
    await fillBooks(large.db);
    const figures: Figure[] = [];
    for (const [name, page] of Object.entries(pages)) {
      const contestants = { none: () => small.look(page), millions: () => large.look(page) };
      await inTurns(2, contestants);
      figures.push(...compare(name, await inTurns(ROUNDS, contestants)));
    }
    return figures;
  },
};

/** A house with one player, who has a history. */
async function openHouse(room: Room) {
  const dataDir = await makeFolder(room);
  const command: [string, ...string[]] = [process.execPath, 'server/main.ts'];
  const env = { LIMIT_FACTOR: '1000000', JOBS: 'off' };
  const { origin } = await launch(room, { command, dataDir, isChannel: true, env });
  const opening = openDatabase({ databaseUrl: null, dataDir, poolSize: 2 });
  const { db } = await hold(room, opening, ({ close }) => close());
  const { id } = await makePlayer(db, { balances: { main: cents(100) } });
  await addPayments(db, id, OWN_PAYMENTS);
  const browser = { address: '127.0.0.1', userAgent: 'a measurement' };
  const secret = await db.atomically((tx) => startSession(tx, id, { now: new Date(), browser }));
  const look = (page: string) => p95Of(`${origin}/api/cashier.gethistory?v=1&${page}`, `sid=${secret}`);
  return { db, look };
}

async function p95Of(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKS; asked += 1) {
    const from = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    const { result } = (await response.json()) as { result?: { items: unknown[] } };
    times.push(performance.now() - from);
    if (result?.items.length !== 20) throw new Error(`${url} was answered ${response.status}`);
  }
  return quantile(times, 0.95);
}

const long = { isLong: true };

/** Straight into the tables: nobody asks these books whether they balance. */
async function fillBooks(db: Db): Promise<void> {
  await db.atomically(async ({ sql }) => {
    await sql`set local synchronous_commit = off`;
    await sql`
      insert into ledger_entry
      select 1000000 + n % 50000, n / 50000 + 1, 'bench:' || n, 'round.played', now(), '\\x00'
      from generate_series(1, ${MOVES / 2}::int) as n`;
    await sql`
      insert into ledger_move
      select 1000000 + n % 50000, n / 50000 + 1, side, 'player:' || 1000000 + n % 50000 || ':main', 'house:games', 'USD', 1
      from generate_series(1, ${MOVES / 2}::int) as n, generate_series(1, 2) as side`;
  }, long);
  const { id } = await makePlayer(db);
  await addPayments(db, id, MOVES / 5);
  await db.atomically(({ sql }) => sql`analyze ledger_entry, ledger_move, payment`, long);
}

const addPayments = (db: Db, playerId: number, count: number) =>
  db.atomically(async ({ sql }) => {
    await sql`
      insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
        created_at, changed_at, looked_at)
      select 'h' || ${playerId}::bigint || '-' || n, ${playerId}::bigint, n, 'deposit', n,
        (array['card', 'bank', 'crypto'])[1 + n % 3], 'sandbox', 'USD', 1000, (array['paid', 'failed'])[1 + n % 2],
        at, at, at
      from generate_series(1, ${count}::int) as n,
        lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) as made`;
  }, long);

function compare(name: string, { none, millions }: Record<'none' | 'millions', number[]>): Figure[] {
  const title = `${name}, 95% are quicker than, with ${MOVES / 1_000_000} million moves`;
  const ratios = millions.map((ms, round) => ms / none[round]!);
  return [
    against(
      { name: 'with none', rounds: none },
      { name: title, unit: 'ms', better: 'less', rounds: millions },
    ),
    promised(PROMISED_RATIO, {
      name: `${name}, times that with none`,
      unit: 'times',
      better: 'less',
      rounds: ratios,
    }),
  ];
}
