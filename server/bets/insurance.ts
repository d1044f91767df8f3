// An accumulator of many legs that one alone has lost brings a free bet of a share of its stake, up to a cap.
import * as z from 'zod/mini';
import { isRefusal } from '#contract/refusals.ts';
import { type Currency, cents, ZERO } from '#rules/money.ts';
import { insuranceCents } from '#sports/bets/boost.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import { type Held, holdReward, takeHeld } from '../bonuses/held-rewards.ts';
import { sharedBudget } from '../budgets/budget-name.ts';
import { chargeBudget } from '../budgets/charge-budget.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { grantFreebet } from '../freebets/freebets.ts';
import { defineTask, schedule, type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { listAsGiven } from '../rewards/given-rewards.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import type { KeptBet } from './bet-rows.ts';
import type { BetChange } from './post-changes.ts';
import { playedBet } from './worked-out.ts';

const DAYS = 7;
const WAITS_DAYS = 90;
const DAY_MS = 86_400_000;

/** Once a bet, however often it is settled; what was given stays given. */
export async function insureLosers(tx: Tx, changes: readonly BetChange[], now: Date): Promise<void> {
  const insured = changes.flatMap(({ after }) => {
    const value = insuranceOf(after);
    return value === ZERO ? [] : [{ bet: after, value }];
  });
  const welcome = await mayBeGiven(
    tx.sql,
    insured.map(({ bet }) => bet.player_id),
    now,
  );
  for (const { bet, value } of insured)
    if (welcome.has(bet.player_id)) {
      const { id, player_id: player, currency, euro_rate } = bet;
      await grantOrWait(
        tx,
        { bet: id, player, currency, value, cost: cents(Math.ceil(value * euro_rate)) },
        now,
      );
    }
}

const insuranceDue = defineTask('bet.insurance', z.object({ bet: z.string(), player: z.int() }), {
  lastsMs: WAITS_DAYS * DAY_MS,
});

interface Insurance {
  bet: string;
  player: number;
  currency: Currency;
  value: number;
  /** In euro cents. */
  cost: number;
}

/** It was promised with the bet: where its budget is used up it waits, and the settlement goes on. */
async function grantOrWait(tx: Tx, insurance: Insurance, now: Date): Promise<void> {
  try {
    await grantInsurance(tx, insurance, now);
  } catch (error) {
    if (!isRefusal(error, 'RewardUnavailable')) throw error;
    log.warn('an insurance of bets waits for its budget', { bet: insurance.bet });
    await holdReward(tx, heldOf(insurance), now);
    await schedule(tx, insuranceDue, { bet: insurance.bet, player: insurance.player }, now);
  }
}

const keyOf = ({ bet }: Pick<Insurance, 'bet'>): string => `insurance:${bet}`;

const heldOf = (insurance: Insurance): Held => ({
  ...{ playerId: insurance.player, key: keyOf(insurance), giver: 'insurance', kind: 'freebet' },
  ...{ currency: insurance.currency, cents: cents(insurance.value), count: null, given: insurance },
});

async function grantInsurance(tx: Tx, { bet, player, currency, value, cost }: Insurance, now: Date) {
  const key = keyOf({ bet });
  const budget = sharedBudget('insurance');
  await chargeBudget(tx, { budget, key, player, cost: cents(cost) }, now);
  const expiresAt = new Date(now.getTime() + DAYS * DAY_MS);
  const grant = {
    key,
    player: { id: player, currency },
    value: cents(value),
    source: 'insurance',
    expiresAt,
  };
  await grantFreebet(tx, grant, now);
  const reward = { kind: 'freebet', value: cents(value), days: DAYS } as const;
  const source = { giver: 'insurance', name: bet } as const;
  await listAsGiven(tx, [{ key, player: { id: player, currency }, reward, source }], now);
}

export const insurancesGiven = ({ clock }: { clock: Clock }): Worker =>
  workerOf(insuranceDue, {
    width: 1,
    run:
      async ({ bet, player }) =>
      async (tx) => {
        const now = clock.now();
        await lockPlayer(tx, player);
        const held = await takeHeld(tx, player, keyOf({ bet }));
        if (held !== undefined && (await mayBeGiven(tx.sql, [player], now)).has(player))
          await grantInsurance(tx, held as Insurance, now);
      },
  });

/** Of the player's own money alone, and of what was not sold. */
export function insuranceOf(bet: KeptBet) {
  if (bet.status !== 'lost' || bet.kind.type !== 'accumulator') return ZERO;
  if (bet.freebet_id !== null || bet.bonus_cents > 0) return ZERO;
  const extras = extrasOf(bet.rules);
  const capCents = BigInt(Math.floor(extras.insured.maxEuroCents / bet.euro_rate));
  const { legs, unitCents } = playedBet(bet);
  return cents(Number(insuranceCents(legs, { stakeCents: unitCents, capCents }, extras)));
}
