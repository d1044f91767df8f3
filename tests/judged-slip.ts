// A slip judged by the function that takes bets, with everything it would read from the database given by the test.
import { cents } from '#rules/money.ts';
import { usualThresholds } from '#rules/thresholds.ts';
import type { KeptBet } from '#server/bets/bet-rows.ts';
import type { BoostLimits } from '#server/bets/boost-limits.ts';
import { BoostUses } from '#server/bets/boost-uses.ts';
import { type Judged, judge, type Known } from '#server/bets/judge-slip.ts';
import { PersonRisks } from '#server/bets/person-risk.ts';
import type { Place } from '#server/bets/place-batch.ts';
import { receiptSigner } from '#server/bets/receipts.ts';
import { RiskRoom } from '#server/bets/risk-limits.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import { EventRisk } from '#sports/risk/event-risk.ts';

export const JUDGED_AT = new Date('2026-05-01T12:00:00Z');

const player = { id: 1, status: 'active', locale: 'en', currency: 'EUR', country_code: 'LV' };
const signer = receiptSigner(Buffer.alloc(32));

/** A player with enough money and no limits, of whom nothing is known. */
const facts = {
  ...{ bets: 0, factor: 5, won_today: 0 },
  ...{ bonus_state: null, bonus_ends_at: null, bonus_stake_max: null },
};

const boostLimits: BoostLimits = {
  ...{ perPlayerCents: 1_000_000, perBoostCents: 100_000_000, costCents: 100_000_000, withExtras: false },
};

/** Enough for anything. */
const BUDGET = 10 ** 9;

const rooms = new WeakMap<object, RiskRoom>();

/** No other bets are open on the events. */
function roomOf(events: ReadonlyMap<number, EventRecord>): RiskRoom {
  const made =
    rooms.get(events) ??
    new RiskRoom(
      {
        events: new Map(
          [...events.values()].map(({ id, sport, league }) => [
            id,
            {
              leagueId: league.id,
              risk: new EventRisk(sport),
              loss: 0,
              rows: new Map(),
              isStale: false,
              now: undefined,
            },
          ]),
        ),
        scopes: new Map(),
        limits: usualThresholds,
      },
      new PersonRisks(),
    );
  rooms.set(events, made);
  return made;
}

/** Of boosts, from the start. */
export const noUses = (): BoostUses => new BoostUses([], BUDGET);

interface Terms {
  playerId?: number;
  boosts?: BoostUses;
  limits?: BoostLimits;
  /** What is read of the player, in place of what stands above. */
  facts?: object;
  purse?: { main: number; betting_bonus: number };
  place?: object;
  known?: object;
}

/** What taking the slip comes to; the bet is as it would be stored. */
export function judgeSlip(
  slip: Place['slip'],
  events: ReadonlyMap<number, EventRecord>,
  {
    playerId = 1,
    boosts = noUses(),
    limits = boostLimits,
    purse = { main: 10 ** 9, betting_bonus: 0 },
    ...given
  }: Terms = {},
): Judged {
  const place = {
    ...{ id: 'a'.repeat(24), key: undefined, session: null, player: { ...player, id: playerId } },
    ...{
      slip,
      isBonusApart: true,
      rates: { EUR: 1 },
      boostLimits: limits,
      signer,
      now: JUDGED_AT,
      askedAt: 0,
    },
    ...given.place,
  } as unknown as Place;
  const known = {
    facts: { ...facts, ...given.facts },
    own: {
      block: null,
      limits: { stake: null, loss: null, time: null, check: null },
      sitting: null,
      lost: {},
    },
    ...{ purse, events, boosts, room: roomOf(events), extrasStopped: false, now: JUDGED_AT },
    ...given.known,
  } as unknown as Known;
  const judged = judge(place, known);
  if (!('bet' in judged)) return judged;
  const { bet } = judged;
  return { bet: bet.status === 'open' ? { ...bet, accepted_at: JUDGED_AT } : bet };
}

/** The bet where the slip is taken, with the stake that is allowed at most if it asks for more. */
export function placeSlip(...[slip, events, terms]: Parameters<typeof judgeSlip>): KeptBet | null {
  const judged = judgeSlip(slip, events, terms);
  if ('bet' in judged) return judged.bet;
  const unit = 'refused' in judged ? judged.refused.unit : null;
  if (unit === null || unit >= slip.unit) return null;
  const smaller = judgeSlip({ ...slip, unit: cents(unit) }, events, terms);
  return 'bet' in smaller ? smaller.bet : null;
}
