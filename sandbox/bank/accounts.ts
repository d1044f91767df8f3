// What the sandbox bank knows: payments, payouts and destinations, kept in a file so that a restart forgets nothing. Each
// change is a line at its end, so that a bank which has seen many payments is as quick as one that has seen none.
import { hash } from 'node:crypto';
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { drawHex } from '#server/plumbing/chance.ts';

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

/** A line of the file. What is newer stands below, and counts. */
type Line = { about: About; payment: BankPayment } | { token: string; text: string };

export class Accounts {
  readonly #byOrder = { payments: new Map<string, BankPayment>(), payouts: new Map<string, BankPayment>() };
  readonly #byReference = {
    payments: new Map<string, BankPayment>(),
    payouts: new Map<string, BankPayment>(),
  };
  readonly #destinations = new Map<string, string>();
  /** Held open: a line is one write. */
  readonly #file: number | null = null;

  /** Without a file it forgets everything when it ends. */
  constructor(file: string | null) {
    if (file === null) return;
    const lines = existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [];
    for (const line of lines) this.#remember(line);
    this.#file = openSync(file, 'a');
  }

  /** The same order again is the same payment. */
  open(about: About, wish: Omit<BankPayment, 'reference' | 'state' | 'reason'>): BankPayment {
    const known = this.find(about, wish.order);
    if (known !== undefined) return known;
    const payment: BankPayment = { ...wish, reference: drawHex(8), state: 'open', reason: '' };
    this.#keep({ about, payment });
    return payment;
  }

  find(about: About, order: string): BankPayment | undefined {
    return this.#byOrder[about].get(order);
  }

  byReference(about: About, reference: string): BankPayment | undefined {
    return this.#byReference[about].get(reference);
  }

  list(about: About): BankPayment[] {
    return [...this.#byOrder[about].values()];
  }

  change(payment: BankPayment, state: BankState, reason = ''): void {
    Object.assign(payment, { state, reason });
    this.#keep({ about: this.find('payouts', payment.order) === payment ? 'payouts' : 'payments', payment });
  }

  /** A played bank pays nobody, so even here nothing stays but what may be shown. */
  keepDestination(requisites: Readonly<Record<string, string>>) {
    const number = (
      requisites['card_number'] ??
      requisites['iban'] ??
      requisites['address'] ??
      ''
    ).replaceAll(' ', '');
    const fingerprint = hash('sha256', number.toUpperCase()).slice(0, 32);
    const token = `dst_${drawHex(12)}`;
    const shown = `•••• ${number.slice(-4)}`;
    this.#keep({ token, text: shown });
    return { token, fingerprint, shown };
  }

  hasDestination(token: string): boolean {
    return this.#destinations.has(token);
  }

  #keep(line: Line): void {
    this.#remember(line);
    if (this.#file !== null) writeSync(this.#file, `\n${JSON.stringify(line)}`);
  }

  #remember(line: Line): void {
    if ('token' in line) this.#destinations.set(line.token, line.text);
    else {
      this.#byOrder[line.about].set(line.payment.order, line.payment);
      this.#byReference[line.about].set(line.payment.reference, line.payment);
    }
  }
}

/** A line may have been cut off by a kill: what it says was answered to nobody. The next begins a line of its own. */
const linesOf = (text: string): Line[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
