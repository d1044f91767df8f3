// Of the cashier and what its money passes through; see equivalents.ts.
import type { Equivalent } from './equivalents.ts';

export const cashierEquivalents: readonly Equivalent[] = [
  {
    path: 'server/cashier/hold-desk.ts',
    was: 'outcome !== null',
    now: 'true',
    why: 'whoever is allowed is given another outcome below',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: 'wishes.length === 0',
    now: 'false',
    why: 'it saves trips: nobody’s wishes move and write nothing',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: 'held.length > 0',
    now: 'true',
    why: 'it saves a trip: nobody’s holds write nothing',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: '>',
    now: '>=',
    in: 'held.length > 0',
    why: 'it saves a trip: nobody’s holds write nothing',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: 'distinct',
    now: '',
    why: 'a lock that one holds is taken again at once',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: '',
    now: ' desc',
    in: 'order by 1',
    why: 'any order serves, if all keep to it',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: "type = 'withdrawal'",
    now: 'true',
    in: "type = 'withdrawal' and payment.fingerprint",
    why: 'only withdrawals go to a place',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: 'player_id = asked.player_id',
    now: 'true',
    in: 'payment.fingerprint = asked.fingerprint and player_id = asked.player_id',
    why: 'another player who was paid there is a reason to refuse',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: '?? null',
    now: '',
    why: 'what is undefined in a list is null to the database',
  },
  {
    path: 'server/cashier/hold-desk.ts',
    was: 'hold.key !== undefined',
    now: 'true',
    why: 'without a key none was kept',
  },
  {
    path: 'server/cashier/deposit-truth.ts',
    was: "truth.state === 'unknown'",
    now: 'false',
    why: 'no deposit passes to such a state',
  },
  {
    path: 'server/cashier/deposit-truth.ts',
    was: "truth.state === 'open'",
    now: 'false',
    why: 'no deposit passes to such a state',
  },
  {
    path: 'server/cashier/deposit-truth.ts',
    was: 'error instanceof WrongEntry',
    now: 'true',
    why: 'money from outside cannot run short',
  },
  {
    path: 'server/cashier/payouts.ts',
    was: "waiting.reason === 'account_changed'",
    now: 'true',
    why: 'a place that is not known is approved by a person, whatever else is so',
  },
  {
    path: 'server/cashier/payouts.ts',
    was: "waiting.reason === 'account_changed'",
    now: 'false',
    why: 'a place that is not known is approved by a person, whatever else is so',
  },
  {
    path: 'server/cashier/payouts.ts',
    was: "type = 'withdrawal'",
    now: 'true',
    why: 'only withdrawals go to a place',
  },
  {
    path: 'server/cashier/payouts.ts',
    was: '<',
    now: '<=',
    in: 'claimed_until < clock_timestamp()',
    why: 'no claim ends at the very microsecond',
  },
];
