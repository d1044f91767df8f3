// Writes what has become of bets. Whoever calls has locked their players.
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../database/db.ts';
import type { BetRow, LegRow } from './bet-rows.ts';

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** What they have come to since they were accepted. Their receipts and prices stay as they are. */
export async function updateBets(tx: Tx, bets: readonly BetRow[]): Promise<void> {
  if (bets.length === 0) return;
  await tx.sql`
    update bet set unit_cents = new.unit_cents, potential_cents = new.potential_cents, status = new.status,
      paid_cents = new.paid_cents, sold_cents = new.sold_cents, sold_stake_cents = new.sold_stake_cents,
      auto_at_cents = new.auto_at_cents, revision = new.revision, settled_at = new.settled_at
    from unnest(
      ${bets.map(({ id }) => id)}::text[], ${bets.map(({ player_id }) => player_id)}::bigint[],
      ${bets.map(({ unit_cents }) => unit_cents)}::bigint[],
      ${bets.map(({ potential_cents }) => potential_cents)}::bigint[], ${bets.map(({ status }) => status)}::text[],
      ${bets.map(({ paid_cents }) => paid_cents)}::bigint[], ${bets.map(({ sold_cents }) => sold_cents)}::bigint[],
      ${bets.map(({ sold_stake_cents }) => sold_stake_cents)}::bigint[],
      ${bets.map(({ auto_at_cents }) => auto_at_cents)}::bigint[], ${bets.map(({ revision }) => revision)}::int[],
      ${bets.map(({ settled_at }) => settled_at)}::timestamptz[]
    ) as new (id, player_id, unit_cents, potential_cents, status, paid_cents, sold_cents, sold_stake_cents, auto_at_cents,
      revision, settled_at)
    where bet.id = new.id and bet.player_id = new.player_id`;
}

/** Of bets that were decided after a delay: at other prices and with a receipt, or not taken at all. */
export async function updateDecidedBets(tx: Tx, bets: readonly BetRow[]): Promise<void> {
  if (bets.length === 0) return;
  await tx.sql`
    update bet set unit_cents = new.unit_cents, odds_x1000 = new.odds_x1000, potential_cents = new.potential_cents,
      boost_percent = new.boost_percent, status = new.status, paid_cents = new.paid_cents, sold_cents = new.sold_cents,
      sold_stake_cents = new.sold_stake_cents, auto_at_cents = new.auto_at_cents, revision = new.revision,
      refused = new.refused::jsonb, receipt = new.receipt::jsonb, accepted_at = new.accepted_at,
      settled_at = new.settled_at
    from unnest(
      ${bets.map(({ id }) => id)}::text[], ${bets.map(({ player_id }) => player_id)}::bigint[],
      ${bets.map(({ unit_cents }) => unit_cents)}::bigint[], ${bets.map(({ odds_x1000 }) => odds_x1000)}::bigint[],
      ${bets.map(({ potential_cents }) => potential_cents)}::bigint[],
      ${bets.map(({ boost_percent }) => boost_percent)}::int[], ${bets.map(({ status }) => status)}::text[],
      ${bets.map(({ paid_cents }) => paid_cents)}::bigint[], ${bets.map(({ sold_cents }) => sold_cents)}::bigint[],
      ${bets.map(({ sold_stake_cents }) => sold_stake_cents)}::bigint[],
      ${bets.map(({ auto_at_cents }) => auto_at_cents)}::bigint[], ${bets.map(({ revision }) => revision)}::int[],
      ${bets.map(({ refused }) => json(refused))}::text[], ${bets.map(({ receipt }) => json(receipt))}::text[],
      ${bets.map(({ accepted_at }) => accepted_at)}::timestamptz[],
      ${bets.map(({ settled_at }) => settled_at)}::timestamptz[]
    ) as new (id, player_id, unit_cents, odds_x1000, potential_cents, boost_percent, status, paid_cents, sold_cents,
      sold_stake_cents, auto_at_cents, revision, refused, receipt, accepted_at, settled_at)
    where bet.id = new.id and bet.player_id = new.player_id`;
}

/** What has become of them, where anything has. */
export async function updateLegs(
  tx: Tx,
  changes: readonly { before: readonly LegRow[]; after: readonly LegRow[] }[],
): Promise<void> {
  const legs = changes.flatMap(({ before, after }) => after.filter((leg, at) => isChanged(before[at]!, leg)));
  if (legs.length === 0) return;
  await tx.sql`
    update bet_leg set owed_cents = new.owed_cents, at_stake_cents = new.at_stake_cents, result = new.result::jsonb,
      result_revision = new.result_revision
    from unnest(
      ${legs.map(({ bet_id }) => bet_id)}::text[], ${legs.map(({ place }) => place)}::int[],
      ${legs.map(({ player_id }) => player_id)}::bigint[], ${legs.map(({ owed_cents }) => owed_cents)}::bigint[],
      ${legs.map(({ at_stake_cents }) => at_stake_cents)}::bigint[], ${legs.map(({ result }) => json(result))}::text[],
      ${legs.map(({ result_revision }) => result_revision)}::int[]
    ) as new (bet_id, place, player_id, owed_cents, at_stake_cents, result, result_revision)
    where bet_leg.bet_id = new.bet_id and bet_leg.place = new.place and bet_leg.player_id = new.player_id`;
}

const isChanged = (before: LegRow, after: LegRow): boolean =>
  before.owed_cents !== after.owed_cents ||
  before.at_stake_cents !== after.at_stake_cents ||
  before.result_revision !== after.result_revision ||
  !isDeepStrictEqual(before.result, after.result);

/** Of bets that were decided after a delay. */
export async function updateDecidedLegs(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  if (legs.length === 0) return;
  await tx.sql`
    update bet_leg set odds_x1000 = new.odds_x1000, base_odds_x1000 = new.base_odds_x1000, chance = new.chance,
      score = new.score::jsonb, event_version = new.event_version, owed_cents = new.owed_cents, at_stake_cents = new.at_stake_cents,
      result = new.result::jsonb, result_revision = new.result_revision
    from unnest(
      ${legs.map(({ bet_id }) => bet_id)}::text[], ${legs.map(({ place }) => place)}::int[],
      ${legs.map(({ player_id }) => player_id)}::bigint[], ${legs.map(({ odds_x1000 }) => odds_x1000)}::int[],
      ${legs.map(({ base_odds_x1000 }) => base_odds_x1000)}::int[],
      ${legs.map(({ chance }) => chance)}::float8[], ${legs.map(({ score }) => json(score))}::text[],
      ${legs.map(({ event_version }) => event_version)}::int[], ${legs.map(({ owed_cents }) => owed_cents)}::bigint[],
      ${legs.map(({ at_stake_cents }) => at_stake_cents)}::bigint[], ${legs.map(({ result }) => json(result))}::text[],
      ${legs.map(({ result_revision }) => result_revision)}::int[]
    ) as new (bet_id, place, player_id, odds_x1000, base_odds_x1000, chance, score, event_version, owed_cents,
      at_stake_cents, result, result_revision)
    where bet_leg.bet_id = new.bet_id and bet_leg.place = new.place and bet_leg.player_id = new.player_id`;
}

export interface Revision {
  bet: BetRow;
  why: string;
}

/** What a bet has come to, each time that it was worked out anew. */
export async function insertRevisions(tx: Tx, revisions: readonly Revision[], now: Date): Promise<void> {
  if (revisions.length === 0) return;
  await tx.sql`
    insert into bet_revision (bet_id, revision, player_id, paid_cents, status, why, at)
    select bet_id, revision, player_id, paid_cents, status, why, ${now} from unnest(
      ${revisions.map(({ bet }) => bet.id)}::text[], ${revisions.map(({ bet }) => bet.revision)}::int[],
      ${revisions.map(({ bet }) => bet.player_id)}::bigint[],
      ${revisions.map(({ bet }) => bet.paid_cents + bet.sold_cents)}::bigint[],
      ${revisions.map(({ bet }) => bet.status)}::text[], ${revisions.map(({ why }) => why)}::text[]
    ) as worked_out (bet_id, revision, player_id, paid_cents, status, why)`;
}
