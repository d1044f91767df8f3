// What a receipt promises, as text. It is signed for the player and sealed for the house, so whatever decides what a bet pays
// is in it: by value what the player should read, and as a digest the rest.
import { createHash } from 'node:crypto';
import type { BetRow, LegRow } from './bet-rows.ts';

/** Sums are in cents, odds in thousandths. */
export const receiptText = (bet: BetRow, legs: readonly LegRow[], at: Date): string =>
  JSON.stringify({
    ...{ bet: bet.id, at: at.toISOString(), type: bet.kind, currency: bet.currency },
    ...{ stake: bet.staked_cents, unit: bet.unit_cents, combos: bet.combos.length },
    legs: legs.map(({ event_id, picks, odds_x1000, base_odds_x1000, score }) => ({
      ...{ event: event_id, picks: picks.map(({ market, outcome }) => [market, outcome]), odds: odds_x1000 },
      ...(base_odds_x1000 !== odds_x1000 && { cash_out_odds: base_odds_x1000 }),
      ...(score !== null && { score: [score.home, score.away] }),
    })),
    ...{ potential: bet.potential_cents, boost_percent: bet.boost_percent },
    ...(bet.freebet_id !== null && { freebet: bet.freebet_id }),
    rules: bet.rules,
    terms: termsOf(bet, legs),
  });

/** How the bet is settled: whose it is, how its legs combine, and what each market means. */
const termsOf = ({ player_id, combos, bonus_cents }: BetRow, legs: readonly LegRow[]): string =>
  createHash('sha256')
    .update(
      inOrder([
        player_id,
        combos,
        bonus_cents,
        legs.map(({ picks, is_banker, is_live }) => [picks, is_banker, is_live]),
      ]),
    )
    .digest('base64url');

/** As JSON, with the fields of objects in the order of their names: the database has an order of its own. */
function inOrder(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  const written = Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${inOrder(fields[name])}`);
  return `{${written.join(',')}}`;
}
