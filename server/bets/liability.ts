// What the operator would owe on each outcome of an event, of all bets that are open, in euro cents, and with it the value of
// every scenario (risk-book.ts). Whoever changes them holds the event's liability, so that no two bets fit into what is left
// for one.
import { cents } from '#rules/money.ts';
import { exposures } from '#sports/bets/exposure.ts';
import type { Tx } from '../database/db.ts';
import type { BetRow, LegRow } from './bet-rows.ts';
import type { LiableLeg, RiskBook } from './risk-book.ts';
import {
  calculateRisks,
  type LegsChange,
  type RiskCaps,
  type RiskChanges,
  writeRisks,
} from './risk-changes.ts';

/** In the order of their numbers, and after the players: whoever needs both takes them so. */
export async function lockLiability(tx: Tx, eventIds: readonly number[]): Promise<void> {
  const ordered = [...new Set(eventIds)].toSorted((a, b) => a - b);
  await tx.sql`
    select pg_advisory_xact_lock('bet_liability'::regclass::int, event_id)
    from unnest(${ordered}::int[]) as event_id`;
}

export interface Outcome {
  eventId: number;
  market: string;
  outcome: string;
}

const nameOf = ({ eventId, market, outcome }: Outcome): string => `${eventId} ${market} ${outcome}`;

type Exposed = Pick<LegRow, 'odds_x1000' | 'chance' | 'result'>;

/** What each leg owes and stakes; nothing once the bet is over. */
export function exposureOf<L extends Exposed>(
  { combos, unit_cents, euro_rate, status }: Pick<BetRow, 'combos' | 'unit_cents' | 'euro_rate' | 'status'>,
  legs: readonly L[],
): (L & Pick<LegRow, 'owed_cents' | 'at_stake_cents'>)[] {
  const isOpen = status === 'open' || status === 'delayed';
  const each = exposures(
    legs.map(({ odds_x1000, chance, result }) => ({ oddsX1000: odds_x1000, chance, result })),
    combos,
  );
  const inEuros = (sum: number) => cents(isOpen ? Math.ceil(sum * unit_cents * euro_rate) : 0);
  return legs.map((leg, place) => ({
    ...leg,
    owed_cents: inEuros(each[place]!.owed),
    at_stake_cents: inEuros(each[place]!.staked),
  }));
}

interface Change extends Outcome {
  owed: number;
  staked: number;
  bets: number;
}

const isLiable = ({ owed_cents, at_stake_cents }: LiableLeg): boolean => owed_cents > 0 || at_stake_cents > 0;

/**
 * By outcome and by scenario: what legs have come to, less what they were. The caller holds the liability of their events and
 * has read `risks` since. Caps are given where a bet is taken; whatever else changes happens in any case.
 * `calculated` is what `calculateRisks` gave for the same legs.
 */
export async function changeLiability(
  tx: Tx,
  risks: RiskBook,
  { before, after, caps, calculated }: LegsChange & Partial<RiskCaps> & { calculated?: RiskChanges },
): Promise<void> {
  const changes = new Map<string, Change>();
  for (const [sign, legs] of [
    [-1, before],
    [1, after],
  ] as const)
    for (const leg of legs) if (isLiable(leg)) addTo(changes, leg, sign);
  const moved = [...changes.values()].filter(
    ({ owed, staked, bets }) => owed !== 0 || staked !== 0 || bets !== 0,
  );
  await Promise.all([
    moved.length > 0 ? write(tx, moved) : null,
    writeRisks(tx, calculated ?? calculateRisks(risks, { before, after }), caps),
  ]);
}

function addTo(changes: Map<string, Change>, leg: LiableLeg, sign: 1 | -1): void {
  for (const { market, outcome } of leg.picks) {
    const place = { eventId: leg.event_id, market, outcome };
    const known = changes.get(nameOf(place)) ?? { ...place, owed: 0, staked: 0, bets: 0 };
    known.owed += sign * leg.owed_cents;
    known.staked += sign * leg.at_stake_cents;
    known.bets += sign;
    changes.set(nameOf(place), known);
  }
}

const write = (tx: Tx, changes: readonly Change[]) => tx.sql`
  insert into bet_liability (event_id, market, outcome, owed_cents, staked_cents, bets)
  select * from unnest(
    ${changes.map(({ eventId }) => eventId)}::bigint[], ${changes.map(({ market }) => market)}::text[],
    ${changes.map(({ outcome }) => outcome)}::text[], ${changes.map(({ owed }) => owed)}::bigint[],
    ${changes.map(({ staked }) => staked)}::bigint[], ${changes.map(({ bets }) => bets)}::int[])
  on conflict (event_id, market, outcome) do update set
    owed_cents = bet_liability.owed_cents + excluded.owed_cents,
    staked_cents = bet_liability.staked_cents + excluded.staked_cents, bets = bet_liability.bets + excluded.bets`;
