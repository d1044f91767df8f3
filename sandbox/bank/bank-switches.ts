// How the sandbox bank misbehaves. Whatever it is told to do, the product must come out right.

export interface BankSwitches {
  /** Seconds until a notice leaves. */
  delay: number;
  /** Every notice three times. */
  duplicate: boolean;
  /** What is newer arrives first, and what it replaced arrives after it. */
  reorder: boolean;
  /** What was asked is done, and the answer never arrives. */
  lost_answer: boolean;
  /** Answers are no JSON, and unsigned nonsense comes before each notice. */
  garbage: boolean;
  /** Whoever asks about money in, or about money out, waits for an answer that never comes. */
  mute_payments: boolean;
  mute_payouts: boolean;
  /** What happens to money that is paid out. */
  payouts: 'paid' | 'declined' | 'by hand';
}

export const asGood: BankSwitches = {
  delay: 0,
  duplicate: false,
  reorder: false,
  lost_answer: false,
  garbage: false,
  mute_payments: false,
  mute_payouts: false,
  payouts: 'paid',
};
