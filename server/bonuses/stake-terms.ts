// What an active bonus says of a stake before it is taken: nothing is refused after play, and nothing taken for it.
import { Refusal } from '#contract/refusals.ts';
import { type Cents, ZERO } from '#rules/money.ts';
import type { Split } from '#rules/stake-split.ts';
import type { Nullable, Sql } from '../database/db.ts';

/** Read beside whatever else must be known of a player before a stake; nulls where no bonus is in play. */
export interface StakeTerms {
  bonus_id: number;
  bonus_state: 'active' | 'expiring';
  bonus_ends_at: Date;
  bonus_stake_max: Cents;
  bonus_excluded: readonly string[];
}

/** For who asks for nothing else that it could stand beside. */
export async function findStakeTerms(sql: Sql, playerId: number): Promise<Nullable<StakeTerms>> {
  const [row] = await sql<Nullable<StakeTerms>>`
    select id as bonus_id, state as bonus_state, ends_at as bonus_ends_at, stake_max_cents as bonus_stake_max,
      terms -> 'excluded' as bonus_excluded
    from bonus where player_id = ${playerId} and product = 'casino' and state in ('active', 'expiring')`;
  return row ?? none;
}

const none = {
  bonus_id: null,
  bonus_state: null,
  bonus_ends_at: null,
  bonus_stake_max: null,
  bonus_excluded: null,
};

/** What of a purse can be staked: the money of a bonus whose time is over waits for its last round, and plays no more. */
export const stakeable = <P extends Split>(purse: P, terms: Nullable<StakeTerms>, now: Date): P =>
  isOver(terms, now) ? { ...purse, bonus: ZERO } : purse;

const isOver = ({ bonus_state, bonus_ends_at }: Nullable<StakeTerms>, now: Date): boolean =>
  bonus_state === 'expiring' || (bonus_ends_at !== null && bonus_ends_at <= now);

interface Stake {
  game: string;
  /** All of the round. */
  stake: Cents;
  /** What bonus money pays of it. */
  bonus: Cents;
}

/** Null: nothing speaks against it. */
export function bonusRefused(terms: Nullable<StakeTerms>, { game, stake, bonus }: Stake): Refusal | null {
  if (terms.bonus_state === null || bonus === ZERO) return null;
  if (terms.bonus_excluded?.includes(game)) return new Refusal('BonusGameExcluded');
  const most = terms.bonus_stake_max;
  return most !== null && stake > most
    ? new Refusal('BonusMaxBet', { error_data: { limit_amount: most } })
    : null;
}
