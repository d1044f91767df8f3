// Money while everything dies: the server, its database and its bank are killed at random moments under deposits,
// notices and withdrawals. What a player was told has happened must have happened, once.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { auditLedger } from '#server/ledger/audit.ts';
import { type MortalHouse, openMortalHouse } from './mortal-house.ts';

/** Of the players a sandbox knows, those who may take money home, each with a card of their own. */
const cards = { anna: '4242424242424242', carla: '5555555555554444', daina: '4000056655665556' };
const LANES = 2;
const KILLS = 6;

/** What players were told, by the name of the payment. */
interface Told {
  started: Set<string>;
  paid: Set<string>;
}

/** Undefined: no answer, or one of trouble. Whatever was asked may have happened. */
const asker =
  (origin: string) =>
  async (path: string, body?: Record<string, string>, cookie = '') => {
    try {
      const response = await fetch(origin + path, {
        headers: { cookie },
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
      });
      const text = await response.text();
      if (response.status >= 500) return undefined;
      return { response, result: path.startsWith('/api/') ? JSON.parse(text).result : undefined };
    } catch {
      return undefined;
    }
  };

async function createPlayers(house: MortalHouse) {
  const told: Told = { started: new Set(), paid: new Set() };
  let isOver = false;
  const ask = asker(house.origin);
  const patiently = (look: () => Promise<boolean>) =>
    vi.waitFor(
      async () => {
        if (!isOver && !(await look())) throw new Error('not yet');
      },
      { timeout: 200_000, interval: 60 },
    );
  const follow = async (call: string, transaction: string, cookie: string) =>
    patiently(async () => {
      const state = (await ask(`/api/${call}?transaction=${transaction}`, undefined, cookie))?.result?.state;
      if (state === 'paid') told.paid.add(transaction);
      return state === 'paid' || state === 'failed' || state === 'declined';
    });

  const deposit = async (cookie: string) => {
    const begun = await ask('/api/cashier.makedeposit', { method: 'card', amount: '100' }, cookie);
    if (begun?.result === undefined) return;
    const { transaction, redirect_url } = begun.result;
    told.started.add(transaction);
    await patiently(
      async () => (await ask(new URL(redirect_url).pathname, { act: 'success' })) !== undefined,
    );
    await follow('cashier.getdepositinfo', transaction, cookie);
  };
  const withdraw = async (cookie: string, card: string) => {
    const requisites = { 'requisites[card_number]': card, 'requisites[card_holder]': 'ANNA REED' };
    const wish = { method: 'card', amount: '100', ...requisites };
    const begun = await ask('/api/cashier.makewithdrawal', wish, cookie);
    if (begun?.result === undefined) return;
    const { transaction } = begun.result;
    told.started.add(transaction);
    const decision = { transaction, decision: 'approve' };
    await patiently(async () => (await ask('/__sandbox/cashier/decide', decision)) !== undefined);
    await follow('cashier.getWithdrawal', transaction, cookie);
  };
  const live = async (name: keyof typeof cards) => {
    const entered = await ask('/__sandbox/sign-in', { player: name });
    const cookie = entered!.response.headers.get('set-cookie')!.split(';', 1)[0]!;
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        while (!isOver) {
          await deposit(cookie);
          await withdraw(cookie, cards[name]);
        }
      }),
    );
  };
  const lives = Promise.all((Object.keys(cards) as (keyof typeof cards)[]).map(live));

  return {
    told,
    toBeTold: (more: number) => {
      const wanted = told.paid.size + more;
      return expect.poll(() => told.paid.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);
    },
    /** Once everything is back, what nobody told us meanwhile is asked for, as the sweep of every minute would. */
    workNow: () =>
      expect.poll(() => ask('/__sandbox/cashier/work', {}), { timeout: 60_000 }).not.toBe(undefined),
    async end() {
      isOver = true;
      await lives;
    },
  };
}

interface Kept {
  transaction: string;
  type: string;
  state: string;
  entries: number;
}

/** What was told and is not so, or is so twice. */
async function faultsOf(house: MortalHouse, told: Told): Promise<string[]> {
  const [kept, violations] = await house.look(async ({ sql }) => [
    await sql<Kept>`
      select transaction, type, state, (
        select count(*)::int from ledger_entry where key in (
          'deposit:' || payment.transaction, 'withdrawal:' || payment.transaction || ':paid')
      ) as entries
      from payment where method = 'card'`,
    await auditLedger(sql),
  ]);
  const ours = new Map(kept.map((row) => [row.transaction, row]));
  return [
    ...violations.map(({ rule, subject }) => `${rule}: ${subject}`),
    ...[...told.started].filter((name) => !ours.has(name)).map((name) => `${name} is lost`),
    ...[...told.paid].filter((name) => ours.get(name)?.state !== 'paid').map((name) => `${name} is not paid`),
    ...kept
      .filter(({ state, entries }) => entries !== (state === 'paid' ? 1 : 0))
      .map(({ transaction, state, entries }) => `${transaction} is ${state} and has ${entries} entries`),
    ...bankFaults(house, ours),
  ];
}

/** The bank's own memory must agree: what it has taken is credited, and it has paid out what we say, once each. */
function bankFaults({ bankFile }: MortalHouse, ours: ReadonlyMap<string, Kept>): string[] {
  const theirs = new Map<string, string>();
  for (const line of readFileSync(bankFile, 'utf8').split('\n').filter(Boolean)) {
    const { payment } = JSON.parse(line);
    if (payment !== undefined) theirs.set(payment.order, payment.state);
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((name) => (ours.get(name)?.state === 'paid') !== (theirs.get(name) === 'paid'))
    .map((name) => `${name} is ${theirs.get(name)} at the bank and ${ours.get(name)?.state} here`);
}

test('server, database and bank killed at random moments lose no payment and double none', {
  timeout: 300_000,
}, async () => {
  await using house = await openMortalHouse();
  const players = await createPlayers(house);
  const plan = fc.sample(
    fc.tuple(fc.constantFrom('server', 'database', 'bank', 'all'), fc.integer({ min: 1, max: 12 })),
    KILLS - 3,
  );
  for (const [victim, after] of [['server', 5], ['database', 5], ['bank', 5], ...plan] as const) {
    await players.toBeTold(after);
    if (victim === 'bank' || victim === 'all') await house.killBank();
    if (victim === 'database' || victim === 'all') await house.killDatabase();
    if (victim === 'server' || victim === 'all') {
      await house.killServer();
      await house.startServer();
    }
    await players.workNow();
  }
  await players.toBeTold(5);
  await players.end();
  await players.workNow();
  await players.workNow();
  await house.killServer();
  await expect(faultsOf(house, players.told), JSON.stringify(plan)).resolves.toEqual([]);
});

test('were commits not waited for, the same would be noticed here', { timeout: 120_000 }, async () => {
  const careless = ['synchronous_commit = off', 'wal_writer_delay = 10s', 'wal_writer_flush_after = 1GB'];
  await using house = await openMortalHouse(careless);
  const players = await createPlayers(house);
  await players.toBeTold(20);
  await house.killDatabase();
  await house.killServer();
  await players.end();
  await expect(faultsOf(house, players.told)).resolves.not.toEqual([]);
});

test('of fifty withdrawals of the whole balance that arrive at once one is taken', async () => {
  await using house = await openMortalHouse();
  const entered = await fetch(`${house.origin}/__sandbox/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ player: 'anna' }),
    redirect: 'manual',
  });
  const cookie = entered.headers.get('set-cookie')!.split(';', 1)[0]!;
  const card = { 'requisites[card_number]': cards.anna, 'requisites[card_holder]': 'ANNA REED' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const body = new URLSearchParams({ method: 'card', amount: '1000', ...card });
      const response = await fetch(`${house.origin}/api/cashier.makewithdrawal`, {
        method: 'POST',
        headers: { cookie },
        body,
      });
      const { error } = await response.json();
      return error?.type ?? 'taken';
    }),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  // Some are more than one player may have waiting on a slow machine: they were not even tried.
  const tried = answers.filter((answer) => !['taken', 'ApplicationUnavailableException'].includes(answer));
  expect(new Set(tried)).toEqual(new Set(['WithdrawalDeclinedException']));
  await house.killServer();
  const held = await house.look(({ sql }) => sql`select main, held from ledger_purse where held > 0`);
  expect(held).toEqual([{ main: 0, held: 1_000_00 }]);
});
