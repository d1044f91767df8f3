// A camt.053 statement as banks write it, in the dress of version 2 or of version 8, and the signature beside it.
import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

export interface StatementLine {
  ref?: string;
  direction?: 'CRDT' | 'DBIT';
  amount?: string;
  currency?: string;
  status?: 'BOOK' | 'PDNG';
  isReversal?: boolean;
  party?: string;
  /** Written freely, in pieces; or as a structured reference; or as the name under which it travels. */
  written?: readonly string[];
  creditorReference?: string;
  endToEnd?: string;
  /** Several payments booked in one sum. */
  parts?: readonly Pick<StatementLine, 'amount' | 'party' | 'written'>[];
}

interface Dress {
  id?: string;
  iban?: string;
  version?: '02' | '08';
}

export const OUR_IBAN = 'LV80BANK0000435195001';

const channel = generateKeyPairSync('ed25519');

/** The setting by which signatures of `writeSigned` are checked. */
export const STATEMENT_KEY = channel.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

export const signatureOf = (xml: string, { privateKey } = channel): string =>
  sign(null, Buffer.from(xml), privateKey).toString('base64');

/** A file as the bank's channel delivers it: the signature first, so that no one finds the file without it. */
export async function writeSigned(file: string, xml: string): Promise<void> {
  await writeFile(`${file}.sig`, signatureOf(xml));
  await writeFile(file, xml);
}

export function statement(
  lines: readonly StatementLine[],
  { id = 'S-1', iban = OUR_IBAN, version = '08' }: Dress = {},
): string {
  const entries = lines.map((line) => entryOf(line, version)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-03-01T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</Stmt>
</BkToCstmrStmt></Document>`;
}

function entryOf(line: StatementLine, version: '02' | '08'): string {
  const { ref, direction = 'CRDT', amount = '50.00', currency = 'EUR', status = 'BOOK' } = line;
  const parts = line.parts ?? [line];
  const sum = (text: string) => `<Amt Ccy="${currency}">${text}</Amt>`;
  const details = parts.map(
    (part) => `<TxDtls><Refs><EndToEndId>${line.endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs>
${version === '02' ? `<AmtDtls><TxAmt>${sum(part.amount ?? amount)}</TxAmt></AmtDtls>` : sum(part.amount ?? amount)}
<RltdPties>${partyOf(part.party ?? 'Anna Reed', { direction, version })}</RltdPties>
<RmtInf>${(part.written ?? []).map((text) => `<Ustrd>${text}</Ustrd>`).join('')}${
      line.creditorReference === undefined
        ? ''
        : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${line.creditorReference}</Ref></CdtrRefInf></Strd>`
    }</RmtInf></TxDtls>`,
  );
  return `<Ntry>${sum(amount)}<CdtDbtInd>${direction}</CdtDbtInd>${line.isReversal ? '<RvslInd>true</RvslInd>' : ''}
<Sts>${version === '02' ? status : `<Cd>${status}</Cd>`}</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt>
${ref === undefined ? '' : `<AcctSvcrRef>${ref}</AcctSvcrRef>`}
<NtryDtls>${details.join('')}</NtryDtls></Ntry>`;
}

function partyOf(name: string, { direction, version }: { direction: string; version: string }): string {
  const role = direction === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const named = `<Nm>${name}</Nm>`;
  return `<${role}>${version === '02' ? named : `<Pty>${named}</Pty>`}</${role}>`;
}
