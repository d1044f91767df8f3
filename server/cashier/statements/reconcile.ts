// What a bank's statement says, held against our books: each line counts once, pays the deposit or ends the withdrawal
// that it names, and stays for a person where it names none.
import { referencesIn } from '#rules/creditor-reference.ts';
import type { Cents } from '#rules/money.ts';
import type { Config } from '../../config/config.ts';
import type { Db, Sql, Tx } from '../../database/db.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';
import { exceedsAlone } from '../decided-alone.ts';
import { putUnderReview, settle } from '../deposit-truth.ts';
import { IBAN_GATEWAY } from '../gateways/iban.ts';
import { lockPayment, type PaymentRow, type Said } from '../payments.ts';
import { applyPayoutTruth } from '../payout-truth.ts';
import { type Line, readStatements, type Statement, WrongStatement } from './camt053.ts';

export interface Taken {
  line: Line;
  outcome: 'credited' | 'review' | 'paid out' | 'unmatched' | 'clash' | 'read before';
  transaction: string | null;
  /** Why a person must look. */
  why: string;
}

/** Throws `WrongStatement` where the file is damaged, or of another account. */
export function readOwnStatements(xml: string, config: Pick<Config, 'bankTransfer'>): Statement[] {
  const own = config.bankTransfer?.iban;
  if (own === undefined) throw new WrongStatement('No account is set up: BANK_TRANSFER_IBAN.');
  const statements = readStatements(xml);
  const foreign = statements.find(({ iban }) => iban !== own);
  if (foreign !== undefined) throw new WrongStatement(`A statement of another account: ${foreign.iban}.`);
  return statements;
}

/**
 * Throws `WrongStatement`, and then nothing has changed. The same file again changes nothing either. The caller knows
 * that the file is the bank's: by its signature, or because two persons have read it in.
 */
export async function reconcile(
  xml: string,
  { db, config, now }: { db: Db; config: Config; now: Date },
): Promise<Taken[]> {
  const statements = readOwnStatements(xml, config);
  const own = statements[0]!.iban;
  const lines = statements.flatMap((statement) => statement.lines);
  const taken: Taken[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE)
    taken.push(...(await takeLines({ db, iban: own, now }, lines.slice(from, from + AT_ONCE))));
  return taken;
}

/** Looked up together: most lines of a long statement were read before, or are nobody's. */
const AT_ONCE = 500;

interface Books {
  db: Db;
  iban: string;
  now: Date;
}

/** What moves money does so in a transaction of its own: no player waits for another's line. */
async function takeLines(books: Books, lines: readonly Line[]): Promise<Taken[]> {
  const { db } = books;
  const known = await findLines(db.sql, books, lines);
  const named = await findPayments(db.sql, lines);
  const nobodys = lines.filter((line) => !known.has(line.name) && named(line).length !== 1);
  const fresh = await keepLines(db.sql, books, nobodys);
  const taken: Taken[] = [];
  for (const line of lines) {
    const [transaction, ...others] = named(line);
    const before = known.get(line.name);
    if (before !== undefined) taken.push(readBefore(line, before));
    else if (transaction !== undefined && others.length === 0)
      taken.push(await db.atomically((tx) => takeLine(tx, books, line, transaction)));
    // A line that two statements of one file have is new once.
    else if (fresh.delete(line.name)) taken.push(unmatched(line, whyNobodys(line, others)));
    else taken.push(await findBefore(db.sql, books, line));
  }
  return taken;
}

const unmatched = (line: Line, why: string): Taken => ({
  line,
  outcome: 'unmatched',
  transaction: null,
  why,
});

function whyNobodys({ isReversal }: Line, others: readonly string[]): string {
  if (isReversal) return 'takes an earlier line back';
  return others.length === 0 ? 'names no payment of ours' : 'names several payments';
}

async function takeLine(tx: Tx, books: Books, line: Line, transaction: string): Promise<Taken> {
  const fresh = await keepLines(tx.sql, books, [line]);
  if (!fresh.has(line.name)) return findBefore(tx.sql, books, line);
  const payment = await lockPayment(tx, transaction);
  const outcome = await apply(tx, payment!, line, { now: books.now });
  if (typeof outcome === 'object') return unmatched(line, outcome.why);
  await tx.sql`update bank_line set transaction = ${transaction} where iban = ${books.iban} and line = ${line.name}`;
  return { line, outcome, transaction, why: '' };
}

/** The names of those that were not there before. */
async function keepLines(sql: Sql, { iban, now }: Books, lines: readonly Line[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const rows = lines.map(({ name, direction, currency, amount, bookedOn, party, messages }) => {
    const said = { party, message: messageOf({ messages }) };
    return { line: name, direction, currency, cents: amount, booked_on: bookedOn, ...said };
  });
  const kept = await sql<{ line: string }>`
    insert into bank_line (iban, line, direction, currency, cents, booked_on, party, message, read_at)
    select ${iban}, line, direction, currency, cents, booked_on, party, message, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as read (
      line text, direction text, currency text, cents bigint, booked_on date, party text, message text)
    on conflict (iban, line) do nothing returning line`;
  return new Set(kept.map(({ line }) => line));
}

const messageOf = ({ messages }: Pick<Line, 'messages'>): string => messages.join(' · ');

interface KnownLine {
  direction: string;
  currency: string;
  cents: Cents;
  message: string;
  transaction: string | null;
}

async function findLines(sql: Sql, { iban }: Books, lines: readonly Line[]): Promise<Map<string, KnownLine>> {
  const rows = await sql<KnownLine & { line: string }>`
    select line, direction, currency, cents, message, transaction from bank_line
    where iban = ${iban} and line = any(${lines.map(({ name }) => name)})`;
  return new Map(rows.map(({ line, ...known }) => [line, known]));
}

/** Somebody, or this very file, has read it a moment ago. */
async function findBefore(sql: Sql, books: Books, line: Line): Promise<Taken> {
  return readBefore(line, (await findLines(sql, books, [line])).get(line.name)!);
}

/** A deposit by the reference its payer wrote; a withdrawal by the one under which it was sent. */
async function findPayments(sql: Sql, lines: readonly Line[]): Promise<(line: Line) => string[]> {
  const writtenIn = ({ direction, messages }: Line) => [
    ...messages.flatMap(referencesIn),
    ...(direction === 'out' ? messages.map((message) => message.toUpperCase()) : []),
  ];
  // The gateway and the types are spelled out, as their indexes have them.
  const rows = await sql<{ reference: string; type: string; transaction: string }>`
    select reference, type, transaction from payment
    where gateway = 'iban' and type = 'deposit' and reference = any(${lines.flatMap(writtenIn)})
    union all
    select reference, type, transaction from payment
    where gateway = 'iban' and type = 'withdrawal' and reference = any(${lines.flatMap(writtenIn)})`;
  const byReference = Map.groupBy(rows, ({ reference, type }) => `${type} ${reference}`);
  return (line) => {
    if (line.isReversal) return [];
    const type = line.direction === 'in' ? 'deposit' : 'withdrawal';
    const named = writtenIn(line).flatMap((reference) => byReference.get(`${type} ${reference}`) ?? []);
    return [...new Set(named.map(({ transaction }) => transaction))];
  };
}

/** The same name for another sum, or with other words, is another fact, which must not be swallowed. */
function readBefore(line: Line, { transaction, ...known }: KnownLine): Taken {
  const { direction, currency, cents, message } = known;
  const isSameSum = direction === line.direction && currency === line.currency && cents === line.amount;
  const isSame = isSameSum && isSameText(message, messageOf(line));
  if (isSame) return { line, outcome: 'read before', transaction, why: '' };
  return { line, outcome: 'clash', transaction: null, why: 'has the name of another line' };
}

/** Banks fold what was written as they like from one statement to the next. */
const isSameText = (one: string, other: string): boolean => folded(one) === folded(other);
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What a line brings obeys the limits of a credit by hand: beyond them two persons credit it. */
const LARGE_CREDIT = 'large_credit';

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
    const { 'payments-two-persons': most } = await readThresholds(tx.sql);
    if (amount > most || (await exceedsAlone(tx, { ...payment, amount, kind: 'credit' }, said))) {
      await putUnderReview(tx, payment, { truth, reason: LARGE_CREDIT, now: said.now });
      return 'review';
    }
    await settle(tx, [{ payment, truth }], said);
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
