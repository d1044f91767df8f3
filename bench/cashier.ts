// A running product with a bank, players and deposits enough for a measurement of payments.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cents } from '#rules/money.ts';
import { startBank } from '#sandbox/bank/start-bank.ts';
import type { Db, Tx } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { makePlayer } from '#tests/player.ts';
import { makeFolder } from './folder.ts';
import { hold, type Room } from './measurement.ts';
import { launch } from './site.ts';

const FUNDS = cents(1_000_000_000);
/** So many that hardly anyone withdraws more often within a day than a player does. */
export const PLAYERS = 3_000;
/** Deposits that wait for their notice: t1, t2, t3 … */
export const STOCK = 220_000;

/** Numbers that stand nowhere else: where they are caught, pgbench puts its own. */
export const SOME = { deposit: 7_373_731, payment: 9_595_951, player: 8_484_841 };

interface Cashier {
  origin: string;
  url: string;
  db: Db;
  bankKey: string;
  /** Of players who may withdraw, in the order of their numbers; the last is player `SOME.player`. */
  cookies: string[];
  firstPlayer: number;
  firstPayment: number;
}

export async function openCashier(room: Room): Promise<Cashier & { env: NodeJS.ProcessEnv }> {
  const [dataDir, bankDir] = [await makeFolder(room), await makeFolder(room)];
  await writeFile(join(bankDir, 'sandbox-bank.jsonl'), bankMemory());
  const bank = await hold(room, startBank(bankDir), ({ close }) => close());
  const { host } = new URL(bank.url);
  const env = {
    SANDBOX_BANK: `http://:${encodeURIComponent(bank.key)}@${host}`,
    SANDBOX: 'on',
    LIMIT_FACTOR: '1000000',
  };
  const { origin } = await launch(room, {
    command: [process.execPath, 'server/main.ts'],
    dataDir,
    isChannel: true,
    env: { ...env, JOBS: 'off' },
  });
  const { db, url } = await hold(
    room,
    openDatabase({ databaseUrl: null, dataDir, poolSize: 8 }),
    ({ close }) => close(),
  );
  return { origin, db, url, env, bankKey: bank.key, ...(await fill(db)) };
}

const bankMemory = (): string =>
  [SOME.deposit, ...Array.from({ length: STOCK }, (_, at) => at + 1)]
    .map((number) => {
      const order = `t${number}`;
      const payment = {
        reference: order,
        order,
        method: 'card',
        cents: 10_00,
        currency: 'USD',
        state: 'paid',
      };
      return JSON.stringify({ about: 'payments', payment: { ...payment, reason: '', notify: '', ways: {} } });
    })
    .join('\n');

async function fill(db: Db) {
  const cookies: string[] = [];
  const makeOne = async () => {
    const { id } = await makePlayer(db, { isVerified: true, balances: { main: FUNDS } });
    const browser = { address: '127.0.0.1', userAgent: 'a measurement' };
    const secret = await db.atomically((tx) => startSession(tx, id, { now: new Date(), browser }));
    cookies.push(`sid=${secret}`);
    return id;
  };
  const firstPlayer = await makeOne();
  for (let made = 1; made < PLAYERS; made += 1) await makeOne();
  await db.sql`alter table player alter column id restart with 8484841`;
  await makeOne();

  const firstPayment = await db.atomically((tx) => fillStock(tx, firstPlayer), { isLong: true });
  return { cookies, firstPlayer, firstPayment };
}

async function fillStock({ sql }: Tx, firstPlayer: number): Promise<number> {
  const [first] = await sql<{ id: number }>`
    with made as (
      insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
        created_at, changed_at, looked_at)
      select 't' || n, ${firstPlayer}::bigint + n % ${PLAYERS}::int, n / ${PLAYERS}::int + 1, 'deposit',
        n / ${PLAYERS}::int + 1, 'card', 'sandbox', 'USD', 1000, 'started', now(), now(), now()
      from generate_series(1, ${STOCK}::int) as n order by n
      returning id)
    select min(id)::int as id from made`;
  await sql`alter table payment alter column id restart with 9595951`;
  await sql`
    insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
      created_at, changed_at, looked_at)
    values ('t7373731', ${SOME.player}, 1, 'deposit', 1, 'card', 'sandbox', 'USD', 1000, 'started', now(), now(), now())`;
  await sql`
    insert into payment_step select id, 1, 'started', '', 'player', now() from payment where state = 'started'`;
  return first!.id;
}
