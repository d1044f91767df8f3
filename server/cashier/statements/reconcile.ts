// What a bank's statement says, held against our books: each line counts once, pays the deposit or ends the withdrawal
// that it names, and stays for a person where it names none.
import { referencesIn } from '#rules/creditor-reference.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db.ts';
import { settleDeposit } from '../deposit-truth.ts';
import { IBAN_GATEWAY } from '../gateways/iban.ts';
import { lockPayment, type PaymentRow, type Said } from '../payments.ts';
import { applyPayoutTruth } from '../payout-truth.ts';
import { type Line, readStatements, WrongStatement } from './camt053.ts';

export interface Taken {
  line: Line;
  outcome: 'credited' | 'review' | 'paid out' | 'unmatched' | 'clash' | 'read before';
  transaction: string | null;
  /** Why a person must look. */
  why: string;
}

/** Throws `WrongStatement`, and then nothing has changed. The same file again changes nothing either. */
export async function reconcile(
  xml: string,
  { db, config, now }: { db: Db; config: Config; now: Date },
): Promise<Taken[]> {
  const own = config.bankTransfer?.iban;
  if (own === undefined) throw new WrongStatement('No account is set up: BANK_TRANSFER_IBAN.');
  const statements = readStatements(xml);
  const foreign = statements.find(({ iban }) => iban !== own);
  if (foreign !== undefined) throw new WrongStatement(`A statement of another account: ${foreign.iban}.`);
  const taken: Taken[] = [];
  for (const line of statements.flatMap(({ lines }) => lines))
    taken.push(await db.atomically((tx) => takeLine(tx, { iban: own, line }, now)));
  return taken;
}

async function takeLine(tx: Tx, { iban, line }: { iban: string; line: Line }, now: Date): Promise<Taken> {
  const { name, direction, currency, amount, bookedOn, party, messages } = line;
  const [kept] = await tx.sql<{ id: number }>`
    insert into bank_line (iban, line, direction, currency, cents, booked_on, party, message, read_at)
    values (${iban}, ${name}, ${direction}, ${currency}, ${amount}, ${bookedOn}, ${party}, ${messages.join(' · ')}, ${now})
    on conflict (iban, line) do nothing returning id`;
  if (kept === undefined) return readBefore(tx, { iban, line });
  const left = (why: string): Taken => ({ line, outcome: 'unmatched', transaction: null, why });
  if (line.isReversal) return left('takes an earlier line back');
  const [transaction, ...others] = await namedBy(tx, line);
  if (transaction === undefined) return left('names no payment of ours');
  if (others.length > 0) return left('names several payments');
  const payment = await lockPayment(tx, transaction);
  const outcome = await apply(tx, payment!, line, { now });
  return typeof outcome === 'object'
    ? left(outcome.why)
    : finish(tx, kept.id, { line, outcome, transaction });
}

async function finish(tx: Tx, id: number, taken: Omit<Taken, 'why'>): Promise<Taken> {
  await tx.sql`update bank_line set transaction = ${taken.transaction} where id = ${id}`;
  return { ...taken, why: '' };
}

/** The same name for another sum is another fact, which must not be swallowed. */
async function readBefore(tx: Tx, { iban, line }: { iban: string; line: Line }): Promise<Taken> {
  const [known] = await tx.sql<{
    direction: string;
    currency: string;
    cents: number;
    transaction: string | null;
  }>`
    select direction, currency, cents, transaction from bank_line where iban = ${iban} and line = ${line.name}`;
  const { direction, currency, amount } = line;
  const isSame = known!.direction === direction && known!.currency === currency && known!.cents === amount;
  const { transaction } = known!;
  if (isSame) return { line, outcome: 'read before', transaction, why: '' };
  return { line, outcome: 'clash', transaction: null, why: 'has the name of another line' };
}

/** A deposit by the reference its payer wrote; a withdrawal by the one under which it was sent. */
async function namedBy(tx: Tx, { direction, messages }: Line): Promise<string[]> {
  const written = messages.flatMap(referencesIn);
  const names = direction === 'in' ? [] : messages.map((message) => message.toUpperCase());
  const references = [...new Set([...written, ...names])];
  const rows = await tx.sql<{ transaction: string }>`
    select transaction from payment
    where gateway = ${IBAN_GATEWAY} and type = ${direction === 'in' ? 'deposit' : 'withdrawal'}
      and reference = any(${references})`;
  return rows.map(({ transaction }) => transaction);
}

type Sum = Pick<Line, 'direction' | 'amount' | 'currency'>;

/** The payment must be locked. */
async function apply(
  tx: Tx,
  payment: PaymentRow,
  { direction, amount, currency }: Sum,
  said: Said,
): Promise<'credited' | 'review' | 'paid out' | { why: string }> {
  const truth = { state: 'paid', amount, currency, reference: payment.reference, reason: '' } as const;
  if (direction === 'in') {
    if (payment.state === 'paid' || payment.state === 'review')
      return { why: `comes on top of what ${payment.transaction} was paid` };
    await settleDeposit(tx, payment, truth, said);
    return payment.state === ('paid' as string) ? 'credited' : 'review';
  }
  if (payment.state !== 'sent') return { why: `${payment.transaction} is ${payment.state}, and not sent` };
  if (amount !== payment.cents - payment.fee_cents || currency !== payment.currency)
    return { why: `is another sum than ${payment.transaction} was sent` };
  await applyPayoutTruth(tx, payment, truth, said);
  return 'paid out';
}

/** A person knows whose it is. What it says is applied as if it had named the payment itself. */
export async function assignLine(
  tx: Tx,
  { id, transaction }: { id: number; transaction: string },
  said: Said,
): Promise<string> {
  const [line] = await tx.sql<{ direction: 'in' | 'out'; cents: Line['amount']; currency: string }>`
    select direction, cents, currency from bank_line where id = ${id} and transaction is null for update`;
  if (line === undefined) return 'no such line waits';
  const payment = await lockPayment(tx, transaction);
  const type = line.direction === 'in' ? 'deposit' : 'withdrawal';
  if (payment?.type !== type || payment.gateway !== IBAN_GATEWAY) return `no ${type} by bank has that number`;
  const outcome = await apply(tx, payment, { ...line, amount: line.cents }, said);
  if (typeof outcome === 'object') return outcome.why;
  await tx.sql`update bank_line set transaction = ${transaction} where id = ${id}`;
  return outcome;
}

/** Fees, wages, rent: nothing that a player waits for. False: no such line waits. */
export async function putLineAside(tx: Tx, id: number, { by = '', note = '' }: Said): Promise<boolean> {
  const rows = await tx.sql`
    update bank_line set aside_by = ${by}, aside_note = ${note}
    where id = ${id} and transaction is null and aside_by is null returning id`;
  return rows.length > 0;
}
