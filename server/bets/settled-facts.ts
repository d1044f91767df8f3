// What is told of bets that have ended. One that is settled anew is told twice more: that it is not what it was, and what it
// is; so whoever adds up comes to what holds.
import { cents } from '#rules/money.ts';
import type { NewFact } from '../facts/facts.ts';
import { betSettled, settledState } from './bet-facts.ts';
import type { KeptBet } from './bet-rows.ts';

/** `atRisk` is the share of the stake that counts for rewards. */
export function settledFacts(before: KeptBet, after: KeptBet, atRisk: number, now: Date): NewFact[] {
  const [was, is] = [settledState(before), settledState(after)];
  if (was === is && before.paid_cents === after.paid_cents) return [];
  const staked = cents(after.staked_cents - after.sold_stake_cents);
  const opposed = cents(Math.ceil(staked * (1 - atRisk)));
  return [
    ...(was === null
      ? []
      : [
          betSettled(
            before,
            {
              ...{ staked: cents(-staked), opposed: cents(-opposed) },
              ...{ paid: cents(-before.paid_cents), state: was },
            },
            now,
          ),
        ]),
    ...(is === null ? [] : [betSettled(after, { staked, opposed, paid: after.paid_cents, state: is }, now)]),
  ];
}
