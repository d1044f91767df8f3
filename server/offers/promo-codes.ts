// Promo codes: those that stand in an offer and are anybody's, and those of the table: one each of a batch, one person's,
// or for players whom a publisher sent.
import type { OfferRule } from '#contract/offer-rule.ts';
import { PROMO_CODE_MAX, type PromoCodeError } from '#rules/fields/promo-code.ts';
import { type Need, type Obstacle, windowObstacle } from '#rules/offers/eligibility.ts';
import type { Content } from '../content/content.ts';
import type { Sql, Tx } from '../database/db.ts';
import { findOffer, offersOf } from './offers.ts';

interface CodeRow {
  id: number;
  kind: 'shared' | 'unique' | 'personal' | 'affiliate';
  offer_id: number;
  player_id: number | null;
  publisher: string | null;
  max: number | null;
  used: number;
  starts_at: Date | null;
  ends_at: Date | null;
  /** Of whoever asks: what became of it when they used it. */
  own_state: 'reserved' | 'consumed' | 'released' | null;
  /** Whoever asks was sent by its publisher. */
  is_sent: boolean;
}

export interface FoundCode {
  code: string;
  rule: OfferRule;
  /** Undefined: it stands in the offer, and nobody has used it yet. */
  row: CodeRow | undefined;
}

/** In its one form. Asks the same whether there is one or not: the time it takes tells nothing. */
export async function findCode(
  sql: Sql,
  code: string,
  { playerId, content }: { playerId: number; content: Content },
): Promise<FoundCode | undefined> {
  const [row] = await sql<CodeRow>`
    select promo_code.id, kind, promo_code.offer_id, promo_code.player_id, publisher, max, used, starts_at, ends_at,
      own.state as own_state,
      exists (
        select from registration
        where registration.player_id = ${playerId} and source ->> 'publisher_id' = publisher) as is_sent
    from promo_code left join promo_activation as own on own.code_id = promo_code.id and own.player_id = ${playerId}
    where code = ${code.slice(0, PROMO_CODE_MAX + 1)}`;
  const rule =
    row === undefined || row.kind === 'shared'
      ? offersOf(content).find(({ codes = [] }) => codes.includes(code))
      : findOffer(content, row.offer_id);
  return rule === undefined ? undefined : { code, rule, row };
}

/** What speaks against the code itself, whoever uses it; null: nothing. */
export function codeFault({ row }: FoundCode, playerId: number, now: Date): PromoCodeError | null {
  if (row === undefined) return null;
  if (row.kind === 'personal' && row.player_id !== playerId) return 'INVALID';
  const window = windowObstacle(
    {
      started_at: (row.starts_at ?? new Date(0)).toISOString(),
      finished_at: row.ends_at?.toISOString() ?? null,
    },
    now,
  );
  if (window !== null) return window;
  if (row.own_state === 'consumed' || row.own_state === 'reserved') return 'ALREADY_USED';
  if (row.max !== null && row.used >= row.max)
    return row.kind === 'shared' ? 'LIMIT_REACHED' : 'ALREADY_USED';
  return row.kind === 'affiliate' && !row.is_sent ? 'NOT_ELIGIBLE' : null;
}

const faults: Readonly<Record<Obstacle, PromoCodeError>> = {
  NOT_STARTED: 'NOT_STARTED',
  EXPIRED: 'EXPIRED',
  COUNTRY: 'COUNTRY',
  CURRENCY: 'CURRENCY',
  NEW_PLAYERS: 'NOT_ELIGIBLE',
  LEVEL: 'NOT_ELIGIBLE',
  LATER_DEPOSIT: 'NEED_DEPOSIT',
  EARLIER_DEPOSIT: 'NOT_ELIGIBLE',
  NEED_CODE: 'INVALID',
  ALREADY_USED: 'ALREADY_USED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  REWARDS_BLOCKED: 'REWARDS_BLOCKED',
  NOT_ELIGIBLE: 'NOT_ELIGIBLE',
};

export const faultOf = (obstacle: Obstacle): PromoCodeError => faults[obstacle];

export const faultOfNeed = (need: Need): PromoCodeError =>
  need === 'contact' ? 'NEED_CONFIRM_CONTACT' : 'NEED_VERIFICATION';

/** The row of a code that stands in an offer is made when it is first used. */
export async function keepShared(tx: Tx, { code, rule }: FoundCode, now: Date): Promise<number> {
  await tx.sql`
    insert into promo_code (code, kind, offer_id, created_at) values (${code}, 'shared', ${rule.id}, ${now})
    on conflict (code) do nothing`;
  const [row] = await tx.sql<{ id: number }>`select id from promo_code where code = ${code}`;
  return row!.id;
}
