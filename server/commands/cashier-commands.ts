// The words of `npm run cashier`: what waits, and every decision with who took it and why.
import { parseArgs } from 'node:util';
import { creditorReference } from '#rules/creditor-reference.ts';
import { centsOf, decimalOf } from '#rules/decimal.ts';
import { type Currency, cents, currencies } from '#rules/money.ts';
import { aboutPayout } from '../at-rest/about.ts';
import type { Vault } from '../at-rest/vault.ts';
import { approveBy, creditBy, declineBy, refuseBy, sentBy } from '../cashier/decisions.ts';
import type { Gateways } from '../cashier/gateways/open-gateways.ts';
import type { WithGateways } from '../cashier/open-cashier.ts';
import { assignLine, putLineAside } from '../cashier/statements/reconcile.ts';
import { listUnmatched, listWaiting, type WaitingLine, type WaitingPayment } from '../cashier/waiting.ts';
import type { Db, Tx } from '../database/db.ts';
import { decidePair, drawPair, drawPairs, listPairs } from '../person/pairs.ts';
import { withPerson } from '../person/person-lock.ts';
import type { Answer, Decision } from '../staff/decision.ts';

export const USAGE = `npm run cashier -- list
npm run cashier -- approve <transaction> --by <name> [--why <words>]
npm run cashier -- decline <transaction> --by <name> --why <words>
npm run cashier -- credit <transaction> --amount <49.90> [--currency <EUR>] --by <name> --why <words>
npm run cashier -- refuse <transaction> --by <name> --why <words>
npm run cashier -- sent <transaction> --reference <the bank's> --by <name>
npm run cashier -- assign <line> <transaction> --by <name> --why <words>
npm run cashier -- aside <line> --by <name> --why <words>
npm run cashier -- persons <player>
npm run cashier -- same <pair> --by <name> --why <words>
npm run cashier -- apart <pair> --by <name> --why <words>`;

interface Books extends WithGateways {
  db: Db;
  vault: Vault;
  now: Date;
}

const options = {
  by: { type: 'string', default: '' },
  why: { type: 'string', default: '' },
  amount: { type: 'string', default: '' },
  currency: { type: 'string' },
  reference: { type: 'string', default: '' },
} as const;

type Arguments = ReturnType<typeof read>;

const read = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** A decision against a player, or about what came, is explained. */
const explained = new Set(['decline', 'credit', 'refuse', 'assign', 'aside', 'same', 'apart']);

export async function runCashier(args: string[], { db, vault, rooms, now }: Books): Promise<Answer> {
  const given = tried(args);
  const [command = '', ...names] = given?.positionals ?? [];
  if (command === 'list') return { isDone: true, says: await drawWaiting(db, vault) };
  if (command === 'persons' && names.length === 1)
    return { isDone: true, says: drawPairs(await listPairs(db.sql, lineId(names[0]!))) };
  const decide = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (given === null || decide === undefined || names.length !== (command === 'assign' ? 2 : 1))
    return { isDone: false, says: USAGE };
  const { by, why } = given.values;
  if (by.trim() === '') return { isDone: false, says: 'Who decides? --by <name>' };
  if (explained.has(command) && why.trim() === '') return { isDone: false, says: 'Why? --why <words>' };
  const decision = { by: by.trim(), note: why.trim(), now };
  return withPerson(() =>
    db.atomically((tx) =>
      decide(tx, { names, values: given.values, decision, gateways: rooms.cashier.gateways }),
    ),
  );
}

function tried(args: string[]): Arguments | null {
  try {
    return read(args);
  } catch {
    return null;
  }
}

interface Wish {
  names: string[];
  values: Arguments['values'];
  decision: Decision;
  gateways: Gateways;
}

const commands: Readonly<Record<string, (tx: Tx, wish: Wish) => Promise<Answer>>> = {
  approve: (tx, { names, decision }) => approveBy(tx, names[0]!, decision),
  decline: (tx, { names, decision, gateways }) => declineBy(tx, names[0]!, decision, gateways),
  refuse: (tx, { names, decision }) => refuseBy(tx, names[0]!, decision),
  async sent(tx, { names, values: { reference }, decision, gateways }) {
    if (reference.trim() === '')
      return { isDone: false, says: 'Under which reference? --reference <the bank’s>' };
    return sentBy(tx, { transaction: names[0]!, reference }, decision, gateways);
  },
  async credit(tx, { names, values, decision }) {
    const amount = centsOf(values.amount);
    const currency = currencies.find((known) => known === values.currency);
    if (amount === null) return { isDone: false, says: 'How much came? --amount 49.90' };
    if (values.currency !== undefined && currency === undefined)
      return { isDone: false, says: `A currency is one of ${currencies.join(', ')}.` };
    return creditBy(
      tx,
      { transaction: names[0]!, amount, currency: currency as Currency | undefined },
      decision,
    );
  },
  async assign(tx, { names: [line = '', transaction = ''], decision }) {
    const says = await assignLine(tx, { id: lineId(line), transaction }, decision);
    return { isDone: ['credited', 'review', 'paid out'].includes(says), says };
  },
  same: (tx, { names, decision }) => decidePair(tx, lineId(names[0]!), 'same', decision),
  apart: (tx, { names, decision }) => decidePair(tx, lineId(names[0]!), 'apart', decision),
  async aside(tx, { names: [line = ''], decision }) {
    const isDone = await putLineAside(tx, lineId(line), decision);
    return { isDone, says: isDone ? 'Put aside.' : 'No such line waits.' };
  },
};

/** As the list numbers them; 0 is no line's. */
const lineId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

async function drawWaiting({ sql }: Db, vault: Vault): Promise<string> {
  const [payments, lines] = [await listWaiting(sql), await listUnmatched(sql)];
  const waiting = [
    ...payments.map((payment) => drawPayment(payment, vault)),
    ...lines.map(drawLine),
    ...(await listPairs(sql)).map(drawPair),
  ];
  return waiting.length === 0 ? 'Nothing waits for you.' : waiting.join('\n');
}

function drawPayment(payment: WaitingPayment, vault: Vault): string {
  const { transaction, type, state, method, currency, reason, doubt, by, note } = payment;
  const net = decimalOf(cents(payment.cents - payment.fee_cents));
  const facts = [
    transaction,
    type,
    state,
    `${net} ${currency}`,
    method,
    `player ${payment.player_id}`,
    ...new Set([doubt, reason]),
  ];
  if (by !== '') facts.push(`by ${by}`);
  if (note !== '') facts.push(note);
  if (state === 'approved')
    facts.push(
      `to ${vault.open(payment.token, aboutPayout(payment))}, reference ${creditorReference(transaction)}`,
    );
  if (state === 'sent') facts.push(`reference ${payment.reference}`);
  return facts.filter(Boolean).join(' · ');
}

const drawLine = ({ id, direction, cents: sum, currency, party, message }: WaitingLine): string =>
  `line ${id} · ${direction} · ${decimalOf(cents(sum))} ${currency} · ${party || 'nobody named'} · ${message}`;
