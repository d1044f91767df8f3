// What the sandbox bank knows: payments, payouts and destinations, kept in a file so that a restart forgets nothing.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { drawHex } from '../../chance.ts';

export type BankState = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled';

export interface BankPayment {
  reference: string;
  order: string;
  method: string;
  cents: number;
  currency: string;
  state: BankState;
  reason: string;
  notify: string;
  /** Where the payer goes back to, by outcome; a payout has none. */
  ways: Record<string, string>;
}

export type About = 'payments' | 'payouts';

interface Kept {
  payments: Record<string, BankPayment>;
  payouts: Record<string, BankPayment>;
  destinations: Record<string, string>;
}

export class Accounts {
  #kept: Kept = { payments: {}, payouts: {}, destinations: {} };
  #file: string | null;

  /** Without a file it forgets everything when it ends. */
  constructor(file: string | null) {
    this.#file = file;
    if (file !== null && existsSync(file)) this.#kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  }

  /** The same order again is the same payment. */
  open(about: About, wish: Omit<BankPayment, 'reference' | 'state' | 'reason'>): BankPayment {
    const known = this.#kept[about][wish.order];
    if (known !== undefined) return known;
    const opened: BankPayment = { ...wish, reference: drawHex(8), state: 'open', reason: '' };
    this.#kept[about][wish.order] = opened;
    this.#write();
    return opened;
  }

  find(about: About, order: string): BankPayment | undefined {
    return Object.hasOwn(this.#kept[about], order) ? this.#kept[about][order] : undefined;
  }

  byReference(about: About, reference: string): BankPayment | undefined {
    return this.list(about).find((payment) => payment.reference === reference);
  }

  list(about: About): BankPayment[] {
    return Object.values(this.#kept[about]);
  }

  change(payment: BankPayment, state: BankState, reason = ''): void {
    Object.assign(payment, { state, reason });
    this.#write();
  }

  /** The whole of it stays here; the shop gets a token, and what may be shown. */
  keepDestination(requisites: Readonly<Record<string, string>>) {
    const text = JSON.stringify(Object.entries(requisites).sort());
    const number = (
      requisites['card_number'] ??
      requisites['iban'] ??
      requisites['address'] ??
      ''
    ).replaceAll(' ', '');
    const fingerprint = createHash('sha256').update(number.toUpperCase()).digest('hex').slice(0, 32);
    const token = `dst_${drawHex(12)}`;
    this.#kept.destinations[token] = text;
    this.#write();
    return { token, fingerprint, shown: `•••• ${number.slice(-4)}` };
  }

  hasDestination(token: string): boolean {
    return Object.hasOwn(this.#kept.destinations, token);
  }

  #write(): void {
    if (this.#file === null) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#kept));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
