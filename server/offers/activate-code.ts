// Using a code: it is counted, it is the player's, and what it is for is given, all in one transaction or not at all. A code
// for a deposit is kept for the player's next one, and free again when none comes.
import * as z from 'zod/mini';
import { Refusal } from '#contract/refusals.ts';
import { normalPromoCode, PROMO_CODE_MAX, type PromoCodeError } from '#rules/fields/promo-code.ts';
import { needsOf, obstacleOf } from '#rules/offers/eligibility.ts';
import type { Context, Player, PlayerContext } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { lockPlayer, type Sql, type Tx } from '../database/db.ts';
import { defineTask, schedule } from '../jobs/tasks.ts';
import { type AboutPlayer, aboutPlayers, guestAbout } from './about-players.ts';
import { openClaims } from './claims.ts';
import { giveWhole } from './give-claim.ts';
import { codeFault, type FoundCode, faultOf, faultOfNeed, findCode, keepShared } from './promo-codes.ts';
import { standingsOf } from './standings.ts';

const RESERVED_MS = 72 * 3_600_000;

export const reservationDue = defineTask(
  'promo.release',
  z.object({ activation: z.int(), player: z.int() }),
  {
    lastsMs: 30 * 86_400_000,
  },
);

export const codeRefusal = (fault: PromoCodeError): Refusal =>
  new Refusal('InvalidParameter', { error_data: { promo_code: [fault] } });

/** Whoever has typed nothing is told that something is missing, and not that it is wrong. */
export function readCode(text: string): string {
  const code = normalPromoCode(text);
  if (code === '')
    throw new Refusal('InvalidParameter', { invalid_parameters: { promo_code: ['required'] } });
  if (code.length > PROMO_CODE_MAX) throw codeRefusal('INVALID');
  return code;
}

interface Judged {
  found: FoundCode | undefined;
  fault: PromoCodeError | null;
  about: AboutPlayer | undefined;
}

type Asker = Pick<Context, 'content' | 'now'> & { player: Pick<Player, 'id'> | null };

/** Asks the same of the database for every code. */
export async function judgeCode(sql: Sql, code: string, { player, content, now }: Asker): Promise<Judged> {
  const playerId = player?.id ?? 0;
  const found = await findCode(sql, code, { playerId, content });
  const rules = found === undefined ? [] : [found.rule];
  const [known, standings] = await Promise.all([
    aboutPlayers(sql, [playerId], now),
    standingsOf(sql, [playerId], rules, now),
  ]);
  const about = known.get(playerId);
  if (found === undefined) return { found, fault: 'INVALID', about };
  const who = about ?? withoutCircumstances(found, now);
  const standing = { ...standings(playerId, found.rule.id), isOpened: true };
  const obstacle = obstacleOf(found.rule, who, standing, now);
  const [need] = about === undefined ? [] : needsOf(found.rule, who);
  const fault =
    codeFault(found, playerId, now) ??
    (obstacle === null ? null : faultOf(obstacle)) ??
    (need === undefined ? null : faultOfNeed(need));
  return { found, fault, about };
}

/** A guest's country and currency are not known yet: the code is judged by them once they are. */
const withoutCircumstances = ({ rule }: FoundCode, now: Date) => ({
  ...guestAbout(now),
  country: rule.conditions.countries?.[0] ?? null,
  currency: rule.conditions.currencies?.[0] ?? null,
});

/** Gives the number of the offer. */
export const activateCode = (text: string, ctx: PlayerContext): Promise<number> => {
  const code = readCode(text);
  return atomicallyOnce(ctx, '', (tx) => activate(tx, code, ctx));
};

/** In the caller's transaction; refuses where it cannot be used. */
export async function activate(
  tx: Tx,
  code: string,
  ctx: Asker & { player: Pick<Player, 'id'> },
): Promise<number> {
  const { player, now } = ctx;
  await lockPlayer(tx, player.id);
  const { found, fault, about } = await judgeCode(tx.sql, code, ctx);
  if (fault !== null || found === undefined || about === undefined) throw codeRefusal(fault ?? 'INVALID');
  const { rule } = found;
  const codeId = found.row?.id ?? (await keepShared(tx, found, now));
  const isForDeposit = rule.trigger.action === 'deposit';
  const activation = await use(tx, { codeId, rule, playerId: player.id, isForDeposit, now });
  if (isForDeposit) return rule.id;
  const wish = {
    playerId: player.id,
    rule,
    cause: `code:${codeId}`,
    deposit: null,
    currency: about.currency,
  };
  const [claim] = await openClaims(tx, [wish], now);
  if (claim === undefined) throw codeRefusal('LIMIT_REACHED');
  await tx.sql`
    update promo_activation set claim_id = ${claim.id} where id = ${activation} and player_id = ${player.id}`;
  const giving = { currency: about.currency, content: ctx.content, now };
  await giveWhole(tx, claim, { ...giving, source: 'promo-code' });
  return rule.id;
}

interface Use {
  codeId: number;
  rule: FoundCode['rule'];
  playerId: number;
  isForDeposit: boolean;
  now: Date;
}

/** Whoever comes at the same moment waits here, and finds it used. */
async function use(tx: Tx, { codeId, rule, playerId, isForDeposit, now }: Use): Promise<number> {
  const counted = await tx.sql<{ id: number }>`
    update promo_code set used = used + 1 where id = ${codeId} and (max is null or used < max) returning id`;
  if (counted.length === 0) throw codeRefusal('LIMIT_REACHED');
  const until = isForDeposit ? new Date(now.getTime() + RESERVED_MS) : null;
  const [activation] = await tx.sql<{ id: number }>`
    insert into promo_activation as held (code_id, player_id, offer_id, state, activated_at, reserved_until)
    values (${codeId}, ${playerId}, ${rule.id}, ${isForDeposit ? 'reserved' : 'consumed'}, ${now}, ${until})
    on conflict (code_id, player_id) do update
    set state = excluded.state, activated_at = excluded.activated_at, reserved_until = excluded.reserved_until
    where held.state = 'released'
    returning id`;
  if (activation === undefined) throw codeRefusal('ALREADY_USED');
  if (until !== null)
    await schedule(tx, reservationDue, { activation: activation.id, player: playerId }, until);
  return activation.id;
}
