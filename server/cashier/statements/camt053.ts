// A bank's statement of an account, ISO 20022 camt.053 of any version: booked lines, each under a name that is the same
// whenever the line is read again. Read whole or not at all.
import { XMLParser } from 'fast-xml-parser';
import { centsOf } from '#rules/decimal.ts';
import type { Cents } from '#rules/money.ts';
import { all, type Element, type Part, text } from './elements.ts';

export interface Line {
  /** The bank's own name for it; within one account no other has it. */
  name: string;
  direction: 'in' | 'out';
  amount: Cents;
  currency: string;
  bookedOn: string | null;
  /** Who paid, or was paid. */
  party: string;
  /** What they wrote, and under what names the payment travelled. */
  messages: readonly string[];
  /** Takes an earlier line back. */
  isReversal: boolean;
}

export interface Statement {
  iban: string;
  lines: readonly Line[];
}

/** Nothing of the file was taken. */
export class WrongStatement extends Error {
  override readonly name = 'WrongStatement';
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
});

export function readStatements(xml: string): Statement[] {
  // No bank declares entities of its own; whoever does wants to blow us up, or to have a file read.
  if (xml.includes('<!DOCTYPE')) throw new WrongStatement('A statement declares no document type.');
  if (/\0|&#(0+|x0+);/i.test(xml)) throw new WrongStatement('A statement is text, and has no NUL in it.');
  const root = parsed(xml);
  const statements = all(root, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw new WrongStatement('This is no camt.053 statement.');
  return statements.map((statement) => ({
    iban: text(statement, 'Acct', 'Id', 'IBAN'),
    lines: numbered(
      all(statement, 'Ntry').flatMap((entry, at) => linesOf(entry, nameOf(entry, statement, at))),
    ),
  }));
}

function parsed(xml: string): Part {
  try {
    return parser.parse(xml, true) as Part;
  } catch (error) {
    throw new WrongStatement('This is no whole XML file.', { cause: error });
  }
}

/** Without a reference of the bank's own, a line is known by its statement and its place in it. */
function nameOf(entry: Element, statement: Element, at: number): string {
  const own = meant(text(entry, 'AcctSvcrRef'));
  const place = meant(text(entry, 'NtryRef')) || `#${at + 1}`;
  return own || `${text(statement, 'Id')}/${place}`;
}

/** Some banks give several lines one reference: the second of a name is another line. */
function numbered(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const times = (seen.get(line.name) ?? 0) + 1;
    seen.set(line.name, times);
    return times === 1 ? line : { ...line, name: `${line.name}~${times}` };
  });
}

function linesOf(entry: Element, name: string): Line[] {
  // Since version 8 the status is wrapped in a code.
  if ((text(entry, 'Sts', 'Cd') || text(entry, 'Sts')) !== 'BOOK') return [];
  const direction = text(entry, 'CdtDbtInd') === 'CRDT' ? 'in' : 'out';
  const whole = sumOf(entry, 'Amt');
  if (whole === null) throw new WrongStatement(`The line ${name} has no sum of whole cents.`);
  const entered = {
    direction,
    bookedOn: text(entry, 'BookgDt', 'Dt') || text(entry, 'BookgDt', 'DtTm').slice(0, 10) || null,
    isReversal: text(entry, 'RvslInd') === 'true',
  } as const;
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const sums = details.map((detail) => sumOf(detail, 'Amt') ?? sumOf(detail, 'AmtDtls', 'TxAmt', 'Amt'));
  // One that does not say its sum leaves the whole to people.
  const total = sums.reduce((sum, part) => sum + (part?.amount ?? Number.NaN), 0);
  if (details.length < 2 || total !== whole.amount) {
    const single = details.length === 1 ? details[0] : undefined;
    return [{ name, ...entered, ...whole, ...saidBy(single, direction) }];
  }
  return details.map((detail, at) => ({
    name: `${name}/${at + 1}`,
    ...entered,
    ...sums[at]!,
    ...saidBy(detail, direction),
  }));
}

function sumOf(element: Element, ...path: string[]): { amount: Cents; currency: string } | null {
  const [sum] = all(element, ...path);
  const amount = sum === undefined ? null : centsOf(text(sum, '#text'));
  return amount === null || amount === 0 ? null : { amount, currency: text(sum!, '@Ccy') };
}

function saidBy(detail: Element | undefined, direction: Line['direction']): Pick<Line, 'party' | 'messages'> {
  if (detail === undefined) return { party: '', messages: [] };
  const role = direction === 'in' ? 'Dbtr' : 'Cdtr';
  const written = all(detail, 'RmtInf', 'Ustrd').map((part) => text(part, '#text'));
  const structured = all(detail, 'RmtInf', 'Strd').flatMap((part) => [
    text(part, 'CdtrRefInf', 'Ref'),
    ...all(part, 'AddtlRmtInf').map((more) => text(more, '#text')),
  ]);
  const names = ['EndToEndId', 'AcctSvcrRef', 'TxId', 'InstrId', 'PmtInfId'];
  return {
    // Since version 8 a party is wrapped too.
    party: text(detail, 'RltdPties', role, 'Pty', 'Nm') || text(detail, 'RltdPties', role, 'Nm'),
    // Banks cut what was written into pieces of a fixed length.
    messages: [...structured, written.join(''), ...names.map((name) => text(detail, 'Refs', name))].filter(
      meant,
    ),
  };
}

const meant = (name: string): string => (name === 'NOTPROVIDED' ? '' : name);
