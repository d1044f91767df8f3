// What blocks a player from staking at all, whatever the stake.
import { Refusal } from '#contract/refusals.ts';
import type { Player } from '../calls/context.ts';
import { type Closure, closedRefusal } from '../content/closures.ts';

export type StakeBlock =
  | { why: 'excluded'; until: Date | null }
  | { why: 'closed'; closure: Closure; now: Date }
  | { why: 'banned' | 'deleted' | 'signed-out' };

interface BlockRow {
  status: Player['status'];
  is_excluded: boolean;
  /** Null without an end. */
  excluded_until: Date | null;
  has_session: boolean;
  /** The site, or what is staked on, is closed by the operator. Dates are texts in it. */
  closure: { target: Closure['target']; messages: Closure['messages']; ends_at: string | null } | null;
  now: Date;
}

/** An exclusion ends all sessions too, so it is named first. */
export function blockFrom(row: BlockRow): StakeBlock | null {
  const { status, is_excluded, excluded_until, has_session, closure, now } = row;
  if (status !== 'active') return { why: status };
  if (is_excluded) return { why: 'excluded', until: excluded_until };
  if (!has_session) return { why: 'signed-out' };
  if (closure === null) return null;
  const endsAt = closure.ends_at === null ? null : new Date(closure.ends_at);
  return { why: 'closed', closure: { ...closure, ends_at: endsAt }, now };
}

/** The same errors as the API gives to a request that arrives after the block. */
export function blockRefusal(block: StakeBlock): Refusal {
  switch (block.why) {
    case 'banned':
      return new Refusal('UserBanned');
    case 'deleted':
      return new Refusal('UserDeleted');
    case 'signed-out':
      return new Refusal('Authorization');
    case 'closed':
      return closedRefusal(block.closure, block.now);
    case 'excluded':
      return new Refusal('Authorization', {
        error_data: { self_exclusion_until: block.until?.toISOString() ?? null },
      });
  }
}
