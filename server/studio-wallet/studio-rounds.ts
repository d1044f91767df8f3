// Rounds of studios: what their transactions together say. After each of them a round is summed up anew, so that it cannot
// drift from what was moved.
import type { Cents, Currency } from '#rules/money.ts';
import { cents, ZERO } from '#rules/money.ts';
import type { Split } from '#rules/stake-split.ts';
import type { Sql, Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { drawHex } from '../plumbing/chance.ts';

const ID_BYTES = 12;

export interface StudioRound {
  id: string;
  player_id: number;
  number: number;
  game: string;
  currency: Currency;
  /** What stands; of a round that was taken back whole, what was staked in it. */
  staked_cents: Cents;
  bonus_cents: Cents;
  /** The bonus that paid this part: one for all stakes of a round. */
  bonus_id: number | null;
  paid_cents: Cents;
  state: 'open' | 'over' | 'void';
  started_at: Date;
}

export async function findStudioRound(
  sql: Sql,
  studio: string,
  ref: string,
): Promise<StudioRound | undefined> {
  const [round] = await sql<StudioRound>`
    select id, player_id, number, game, currency, staked_cents, bonus_cents, bonus_id, paid_cents, state, started_at from round
    where studio = ${studio} and studio_ref = ${ref}`;
  return round;
}

export interface NewRound {
  studio: string;
  ref: string;
  playerId: number;
  game: string;
  currency: Currency;
  split: Split;
  now: Date;
}

/** The caller has locked the player. */
export async function beginStudioRound(tx: Tx, begun: NewRound): Promise<StudioRound> {
  const { studio, ref, playerId, game, currency, split, now } = begun;
  const [round] = await tx.sql<StudioRound>`
    insert into round (id, player_id, number, game, studio, studio_ref, currency, staked_cents, bonus_cents, paid_cents, state,
      words, started_at)
    select ${drawHex(ID_BYTES)}, ${playerId}, coalesce(max(number), 0) + 1, ${game}, ${studio}, ${ref}, ${currency},
      ${cents(split.main + split.bonus)}, ${split.bonus}, 0, 'open', 0, ${now}
    from round where player_id = ${playerId}
    returning id, player_id, number, game, currency, staked_cents, bonus_cents, bonus_id, paid_cents, state, started_at`;
  return round!;
}

/** Summed up from its transactions, and told where that changes what was told or ends it. */
export async function sumUp(
  tx: Tx,
  before: StudioRound,
  { isEnded, bonusId = null, now }: { isEnded: boolean; bonusId?: number | null; now: Date },
): Promise<void> {
  const isOver = isEnded || before.state === 'over';
  const [after] = await tx.sql<StudioRound>`
    with all_of_it as (
      select coalesce(sum(staked_cents), 0)::bigint as staked, coalesce(sum(staked_bonus_cents), 0)::bigint as bonus,
        coalesce(sum(staked_cents) filter (where state = 'done'), 0)::bigint as stands,
        coalesce(sum(staked_bonus_cents) filter (where state = 'done'), 0)::bigint as stands_bonus,
        coalesce(sum(paid_cents) filter (where state = 'done'), 0)::bigint as paid
      from studio_transaction where round_id = ${before.id}
    )
    update round set
      staked_cents = case when stands + paid = 0 then staked else stands end,
      bonus_cents = case when stands + paid = 0 then all_of_it.bonus else stands_bonus end,
      bonus_id = coalesce(bonus_id, ${bonusId}), paid_cents = paid,
      state = case when stands + paid = 0 then 'void' when ${isOver} then 'over' else 'open' end,
      ended_at = case when stands + paid = 0 or ${isOver} then coalesce(ended_at, ${now}) end
    from all_of_it where id = ${before.id} and player_id = ${before.player_id}
    returning id, player_id, number, game, currency, staked_cents, bonus_cents, bonus_id, paid_cents, state, started_at`;
  await tellChange(tx, before, after!, now);
}

async function tellChange(tx: Tx, before: StudioRound, after: StudioRound, now: Date): Promise<void> {
  const wasOver = before.state === 'over';
  if (!wasOver && after.state !== 'over') return;
  const [then, since] = [wasOver ? standing(before) : nothing, standing(after)];
  const change = {
    staked: cents(since.staked - then.staked),
    stakedBonus: cents(since.stakedBonus - then.stakedBonus),
    paid: cents(since.paid - then.paid),
  };
  if (wasOver && Object.values(change).every((part) => part === 0)) return;
  const { id: round, player_id: playerId, game, currency, bonus_id: bonus } = after;
  const name = wasOver ? ('round.corrected' as const) : ('round.settled' as const);
  const startedAt = after.started_at.toISOString();
  const paidBy = bonus === null ? {} : { bonus };
  const data = { round, game, currency, ...change, ...paidBy, startedAt, ...(wasOver && { stands: since }) };
  await recordFacts(tx, [{ name, playerId, at: now, data }]);
}

const nothing = { staked: ZERO, stakedBonus: ZERO, paid: ZERO };

const standing = ({ state, staked_cents, bonus_cents, paid_cents }: StudioRound) =>
  state === 'void' ? nothing : { staked: staked_cents, stakedBonus: bonus_cents, paid: paid_cents };
