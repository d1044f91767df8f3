// Giving what was claimed: the rewards of its rule in their order, each once by its key. What fails leaves the rest for
// another try, and the claim says so.
import * as z from 'zod/mini';
import { exchangeDown } from '#rules/exchange.ts';
import type { Currency } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { defineTask, type Worker, workerOf } from '../jobs/tasks.ts';
import { tell } from '../live/outbox.ts';
import type { Clock } from '../plumbing/clock.ts';
import { sentenceOf } from '../plumbing/log.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import { type ClaimRow, refuseClaim } from './claims.ts';
import { rewardOf } from './reward-of.ts';

const LASTS_MS = 7 * 86_400_000;

export const claimDue = defineTask('offer.give', z.object({ claim: z.int(), player: z.int() }), {
  lastsMs: LASTS_MS,
});

interface Giving {
  currency: Currency;
  content: Content;
  source: 'offer' | 'promo-code';
  now: Date;
}

/** All that is left of it, in one transaction. The player must be locked. */
export async function giveWhole(tx: Tx, claim: ClaimRow, giving: Giving): Promise<void> {
  for (let place = claim.given; place < claim.rule.rewards.length; place += 1)
    await giveOne(tx, { ...claim, given: place }, giving);
}

/** Under it the reward at this place of the rule is given once. */
export const rewardKey = (
  { offer_id, player_id, number }: Pick<ClaimRow, 'offer_id' | 'player_id' | 'number'>,
  place: number,
): string => `campaign:${offer_id}:${player_id}:${number}.${place + 1}`;

/** The next of its rewards. */
async function giveOne(tx: Tx, claim: ClaimRow, { currency, content, source, now }: Giving): Promise<void> {
  const rates = ratesOf(content);
  const { id, player_id: playerId, offer_id: offerId, rule, given } = claim;
  const deposit =
    claim.deposit_cents === null
      ? null
      : exchangeDown(claim.deposit_cents, { from: claim.currency, to: currency, rates });
  const reward = rewardOf(rule.rewards[given]!, { currency, rates, deposit });
  if (reward !== null)
    await giveReward(
      tx,
      {
        key: rewardKey(claim, given),
        player: { id: playerId, currency },
        reward,
        source: { giver: source, name: String(offerId) },
      },
      now,
      content,
    );
  const isLast = given + 1 === rule.rewards.length;
  await tx.sql`
    update offer_claim set given = ${given + 1}, state = ${isLast ? 'given' : 'partial'}, reason = '', changed_at = ${now}
    where id = ${id} and player_id = ${playerId}`;
  if (isLast) await tell(tx, playerId, { name: 'campaigns.offer_given', data: { offer_id: offerId } });
}

interface Tools {
  db: Db;
  clock: Clock;
  content: Content;
}

const AT_ONCE = 5;

/** Each reward in a transaction of its own, so that what was given stays given when the next fails. */
export const claimsGiven = ({ db, clock, content }: Tools): Worker =>
  workerOf(claimDue, {
    width: AT_ONCE,
    async run({ claim, player }) {
      try {
        while (await giveNext(db, { claim, player, content, now: clock.now() }));
      } catch (error) {
        await noteFailure(db, { claim, player }, sentenceOf(error), clock.now());
        throw error;
      }
      return undefined;
    },
  });

interface Next {
  claim: number;
  player: number;
  content: Content;
  now: Date;
}

/** False: nothing is left. */
const giveNext = (db: Db, { claim: id, player, content, now }: Next): Promise<boolean> =>
  db.atomically(async (tx) => {
    await lockPlayer(tx, player);
    const [claim] = await tx.sql<ClaimRow & { currency_now: Currency }>`
      select offer_claim.id, player_id, offer_id, number, rule, deposit_cents, offer_claim.currency, state, given,
        player.currency as currency_now
      from offer_claim join player on player.id = player_id
      where offer_claim.id = ${id} and player_id = ${player} and state in ('open', 'partial')`;
    if (claim === undefined) return false;
    if (!(await mayBeGiven(tx.sql, [player], now)).has(player)) {
      await refuseClaim(tx, claim, 'REWARDS_BLOCKED', now);
      return false;
    }
    await giveOne(tx, claim, { currency: claim.currency_now, content, source: 'offer', now });
    return true;
  });

const noteFailure = (
  { sql }: Db,
  { claim, player }: Pick<Next, 'claim' | 'player'>,
  why: string,
  now: Date,
) =>
  sql`
    update offer_claim set state = 'partial', reason = ${why.slice(0, 500)}, changed_at = ${now}
    where id = ${claim} and player_id = ${player} and state in ('open', 'partial')`;
