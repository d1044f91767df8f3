// The port to whoever moves money outside the house. A gateway knows nothing of players or the ledger: it starts a
// payment, tells how one stands, and vouches for what it tells us unasked.
import type { IncomingHttpHeaders } from 'node:http';
import { type Cents, type Currency, ZERO } from '#rules/money.ts';

export interface Order {
  /** Our name for it. Said again, it starts nothing new. */
  transaction: string;
  method: string;
  amount: Cents;
  currency: Currency;
}

/** Where the player comes back to, and where the gateway tells us what happened. */
export interface Ways {
  success: string;
  fail: string;
  pending: string;
  cancel: string;
  mobile: string;
  notify: string;
}

export interface Started {
  reference: string;
  /** Where the player goes to pay; null: the instructions say how. */
  redirectUrl: string | null;
  instructions: readonly { name: string; value: string }[];
}

/**
 * Open: nobody has paid yet. Pending: somebody has, and the money is on its way. Doubtful: money came, and not as it was
 * ordered, so a person must look.
 */
export type OutsideState = 'unknown' | 'open' | 'pending' | 'paid' | 'doubtful' | 'failed' | 'cancelled';

/** How a payment stands, as the gateway itself says when asked. */
export interface Truth {
  state: OutsideState;
  amount: Cents;
  currency: string;
  reference: string | null;
  reason: string;
}

/** Something a gateway told us unasked. It is a reason to ask, and no more. */
export interface Notice {
  eventId: string;
  type: 'deposit' | 'withdrawal';
  transaction: string;
  reference: string | null;
  /** What it claims was paid, where it claims anything. */
  amount: Cents | null;
  currency: string | null;
}

export interface PaymentQuestion {
  transaction: string;
  reference: string | null;
}

/** A place to pay to. The gateway keeps the place itself; we keep a token, and what may be shown of it. */
export interface Destination {
  token: string;
  shown: string;
  /** The same for the same place. */
  fingerprint: string;
  /** A digest of the token, by which we know that nobody has put another in its place. */
  tokenMark?: string;
}

export interface Payout extends Order {
  token: string;
}

interface DestinationKeeper {
  keepDestination(method: string, requisites: Readonly<Record<string, string>>): Promise<Destination>;
}

/** People of the cashier send it, and say when they have. */
export interface PayoutsByHand extends DestinationKeeper {
  areByHand: true;
}

export interface PayoutGateway extends DestinationKeeper {
  areByHand: false;
  sendPayout(payout: Payout, ways: Pick<Ways, 'notify'>): Promise<{ reference: string }>;
  readPayout(asked: PaymentQuestion): Promise<Truth>;
}

export interface Gateway {
  name: string;
  /** What it takes and pays; null: whatever our methods do. */
  currencies: readonly Currency[] | null;
  /** How long a payment may stay unpaid before nobody waits for it any more. */
  openForMs: number;
  startPayment(order: Order, ways: Ways): Promise<Started>;
  readPayment(asked: PaymentQuestion): Promise<Truth>;
  /**
   * Null: the gateway's own business, nothing about a payment of ours. Throws `Unsigned`. `heardAt` is the time of the
   * world outside, by which the gateway signs.
   */
  readNotice(raw: Buffer, headers: IncomingHttpHeaders, heardAt: Date): Promise<Notice | null>;
  /** Null: nothing is paid out this way. */
  payouts: PayoutGateway | PayoutsByHand | null;
}

export const DAY_MS = 86_400_000;

/** What an answer says of a payment that the gateway does not know. */
export const unknown: Truth = { state: 'unknown', amount: ZERO, currency: '', reference: null, reason: '' };

/** It said no. */
export class GatewayDeclined extends Error {
  override readonly name = 'GatewayDeclined';
}

/** It could not be reached, or answered nothing that can be understood: what happened there is not known. */
export class GatewayFailed extends Error {
  override readonly name = 'GatewayFailed';
  readonly isReached: boolean;

  constructor(why: string, isReached: boolean, options?: ErrorOptions) {
    super(why, options);
    this.isReached = isReached;
  }
}

/** What was told does not come from the gateway, or is too old to be believed. */
export class Unsigned extends Error {
  override readonly name = 'Unsigned';
}
