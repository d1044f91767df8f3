// Which page tells the outcome of a payment (spec §4 "Payment results", decision D82). Providers send people back to
// whatever page they think fits; what we show is what we know.

export type ResultPage = 'paysuccess' | 'payfail' | 'paypending' | 'paycancel';

const ends: Readonly<Record<string, ResultPage>> = {
  paid: 'paysuccess',
  failed: 'payfail',
  declined: 'payfail',
  cancelled: 'paycancel',
};

/** Where a payment in this state belongs once somebody was sent to `asked`. */
export function resultPageFor<A extends string>(asked: A, state: string): A | ResultPage {
  const end = Object.hasOwn(ends, state) ? ends[state] : undefined;
  if (end !== undefined) return end;
  // Not every provider tells that a payment was given up, and none that it is being made elsewhere: those stay.
  const claimsAnEnd = asked === 'paysuccess' || asked === 'payfail';
  return claimsAnEnd ? 'paypending' : asked;
}
