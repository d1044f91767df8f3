// Deposits settled and withdrawals asked for, through the product's HTTP API by 64 at once. The limit is pgbench, saying
// the same SQL to the same PostgreSQL, one payment a transaction.
import { randomInt, randomUUID } from 'node:crypto';
import { signNotice } from '#server/cashier/gateways/signature.ts';
import { openCashier, PLAYERS, SOME, STOCK } from './cashier.ts';
import { countedAs, scriptFrom } from './caught.ts';
import { openCaught } from './caught-product.ts';
import { comparePaces } from './compare-paces.ts';
import type { Figure } from './figure.ts';
import { makeFolder } from './folder.ts';
import type { Room } from './measurement.ts';
import { type Pace, paceOf } from './pace.ts';
import { findPgbench, type Run, runPgbench, vacuum } from './pgbench.ts';
import { checkBooks } from './purses.ts';
import { inTurns } from './rounds.ts';
import { openSender, type Send } from './sender.ts';

const AT_ONCE = 64;
const ROUNDS = 3;
/** As of slots and bets. Shorter ones flatter us: pgbench spends its first second on the plans of 64 connections. */
const ROUND_SECONDS = 6;
/** A house that has been open for a while: what is used most is compiled in full only after many thousand times. */
const WARM_UP_SECONDS = 10;
const PROMISED_RATIO = 1.8;
const PROMISED_P99_MS = 100;
/** Of the deposits in stock, those the product settles come first, then as many for each round of pgbench. */
const OURS = STOCK * 0.6;
const PER_ROUND = Math.floor((STOCK - OURS) / (ROUNDS + 2));

/** Made before the clock runs: what askers do on the same machine is taken from the product's time. */
const READY = 18_000;

const OWN_PLAYERS = Math.floor(PLAYERS / AT_ONCE);

type Ask = (asker: number) => Promise<unknown>;

export async function measurePayments(room: Room): Promise<Figure[]> {
  const program = findPgbench();
  const folder = await makeFolder(room);
  const cashier = await openCashier(room);
  const scripts = await catchScripts(room, cashier);
  const send = openSender(room, cashier.origin, AT_ONCE);
  const bench = async (run: Pick<Run, 'script' | 'variables'>) => {
    const limits = { ...run, clients: AT_ONCE, seconds: ROUND_SECONDS };
    const pace = await runPgbench({ program, url: cashier.url, folder }, limits);
    // Nobody hears what pgbench has told; left here, the product would spend its own next round on telling it.
    await cashier.db.sql`delete from live_outbox`;
    return pace;
  };
  const pace = (ask: Ask, seconds = ROUND_SECONDS) => paceOf({ askers: AT_ONCE, seconds }, ask);

  const notices = new Notices(cashier.bankKey);
  const wishes = cashier.cookies.map((cookie, at) => wishOf(at + 1, cookie));
  let base = OURS - PER_ROUND;
  const contests: Record<string, { prepare?: () => void; ask: Ask; limit: () => Promise<Pace> }> = {
    'deposits settled': {
      prepare: () => notices.prepare(),
      ask: () => settle(send, notices.take()),
      limit: () => {
        base += PER_ROUND;
        return bench({ script: scripts.deposit, variables: { i: 0, base } });
      },
    },
    withdrawals: {
      ask: (asker) => withdraw(send, wishes[playerOf(asker) - 1]!),
      limit: () => bench({ script: scripts.withdrawal }),
    },
  };
  const figures: Figure[] = [];
  for (const [name, { prepare, ask, limit }] of Object.entries(contests)) {
    const ours = () => {
      prepare?.();
      return pace(ask);
    };
    const contestants = { ours, limit };
    prepare?.();
    await pace(ask, WARM_UP_SECONDS);
    await vacuum(cashier.url);
    await inTurns(1, contestants);
    figures.push(...comparePaces(termsOf(name), await inTurns(ROUNDS, contestants)));
  }
  await checkBooks(cashier.db);
  return figures;
}

const termsOf = (name: string) => ({
  ...{ name, how: `${AT_ONCE} at once over HTTP` },
  ...{ times: PROMISED_RATIO, p99Ms: PROMISED_P99_MS },
});

/** Each asker has players of their own: whoever withdraws waits for the answer before they withdraw again. */
const playerOf = (asker: number): number => asker + AT_ONCE * randomInt(0, OWN_PLAYERS);

type Sent = [headers: Record<string, string>, body: string];

/** What a bank says about its deposits, one after the other. */
class Notices {
  readonly #key: string;
  readonly #ready: Sent[] = [];
  #taken = 0;

  constructor(key: string) {
    this.#key = key;
  }

  prepare(): void {
    while (this.#ready.length - this.#taken < READY && this.#ready.length < OURS) this.#make();
  }

  take(): Sent {
    if (this.#taken === this.#ready.length) this.#make();
    this.#taken += 1;
    return this.#ready[this.#taken - 1]!;
  }

  #make(): void {
    if (this.#ready.length >= OURS) throw new Error(`${OURS} deposits were too few to measure with`);
    this.#ready.push(noticeOf(this.#ready.length + 1, this.#key));
  }
}

async function settle(send: Send, notice: Sent): Promise<void> {
  const answer = await send('/webhooks/sandbox', ...notice);
  if (answer !== '{"heard":"heard"}') throw new Error(`a notice was answered ${answer}`);
}

function noticeOf(n: number, key: string): Sent {
  const order = `t${n}`;
  const body = JSON.stringify({
    id: `ev_${n}`,
    about: 'payments',
    order,
    reference: order,
    cents: 10_00,
    currency: 'USD',
  });
  const signature = signNotice(body, key, Math.floor(Date.now() / 1000));
  return [{ 'content-type': 'application/json', 'bank-signature': signature }, body];
}

async function withdraw(send: Send, [headers, body]: Sent): Promise<void> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const answer = await send('/api/cashier.makewithdrawal', keyed, body);
  if (!answer.startsWith('{"result":')) throw new Error(`a withdrawal was answered ${answer}`);
}

function wishOf(player: number, cookie: string): Sent {
  const card = { 'requisites[card_number]': cardOf(player), 'requisites[card_holder]': 'ANNA REED' };
  const body = new URLSearchParams({ method: 'card', amount: '20', ...card }).toString();
  return [{ 'content-type': 'application/x-www-form-urlencoded', cookie }, body];
}

/** Sixteen digits, the last of which makes them pass the check. */
function cardOf(player: number): string {
  const digits = `4${String(player).padStart(14, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

async function catchScripts(room: Room, cashier: Awaited<ReturnType<typeof openCashier>>) {
  const caught = await openCaught(room, cashier);
  const ask = (url: string, [headers, payload]: Sent) => caught.ask({ url, headers, payload });
  const notice = await ask('/webhooks/sandbox', noticeOf(SOME.deposit, cashier.bankKey));
  const deposit = scriptFrom(
    notice.said,
    { [SOME.deposit]: ':n', [SOME.payment]: ':payment', [SOME.player]: ':player' },
    [
      '\\set i :i + 1',
      `\\set n :base + :i * ${AT_ONCE} + :client_id`,
      `\\set payment :n + ${cashier.firstPayment - 1}`,
      `\\set player ${cashier.firstPlayer} + :n % ${PLAYERS}`,
    ],
  );
  const key = randomUUID();
  const [headers, wish] = wishOf(PLAYERS + 1, cashier.cookies.at(-1)!);
  const { body, said } = await ask('/api/cashier.makewithdrawal', [
    { ...headers, 'idempotency-key': key },
    wish,
  ]);
  const { transaction } = JSON.parse(body).result;
  const [kept] = await cashier.db.sql<{ fingerprint: string }>`
    select fingerprint from payment where transaction = ${transaction}`;
  const withdrawal = scriptFrom(
    said,
    {
      [transaction]: ':n',
      [key]: ':n',
      [SOME.player]: ':player',
      [kept!.fingerprint]: "('k1:' || md5(:player))",
      [countedAs(said)]: "('write' || :player)",
    },
    [
      '\\set n random(1, 140737488355328)',
      `\\set player ${cashier.firstPlayer} + :client_id + ${AT_ONCE} * random(0, ${OWN_PLAYERS - 1})`,
    ],
  );
  return { deposit, withdrawal };
}
