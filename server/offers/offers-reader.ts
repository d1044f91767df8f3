// Reads what sets offers off: registrations, confirmed contacts, deposits, levels, and days on which players come. It only
// opens claims; what they give is given by tasks, so that the trouble of one holds up no other.
import type { OfferRule } from '#contract/offer-rule.ts';
import { needsOf, obstacleOf } from '#rules/offers/eligibility.ts';
import type { Content } from '../content/content.ts';
import { lockPlayers, type Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { scheduleAll, scheduled } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { aboutPlayers } from './about-players.ts';
import { takeBackGiven } from './charged-back.ts';
import { type ClaimWish, openClaims } from './claims.ts';
import { readDeposits } from './deposit-claims.ts';
import { claimDue } from './give-claim.ts';
import { offersOf } from './offers.ts';
import { scheduleCodes } from './registered-codes.ts';
import { counting, dayOf, standingsOf } from './standings.ts';
import { countDays, dayKey } from './streaks.ts';

interface Tools {
  content: Content;
  clock: Clock;
}

/** What happened longer ago gives nobody anything: facts may be read again, or for the first time, long after. */
const NEWS_MS = 7 * 86_400_000;

export const offersReader = ({ content, clock }: Tools): Reader => ({
  name: 'offers',
  reads: [
    'player.registered',
    'contact.confirmed',
    'deposit.settled',
    'player.signed_in',
    'level.reached',
    'deposit.charged_back',
  ],
  async read(tx, facts) {
    const now = clock.now();
    const news = facts.filter(({ at }) => now.getTime() - at.getTime() < NEWS_MS);
    const days = await countDays(tx, news);
    await scheduleCodes(tx, news, now);
    const wishes = [
      ...(await automatic(tx, causesOf(news, days, offersOf(content)), now)),
      ...(await readDeposits(tx, news, { content, now })),
    ];
    const claims = wishes.length === 0 ? [] : await openClaims(tx, wishes, now);
    await scheduleAll(
      tx,
      claims.map(({ id, player_id }) => scheduled(claimDue, { claim: id, player: player_id }, now)),
    );
    await takeBackGiven(tx, facts, now);
  },
  /** A cause opens one claim however often it is read; days in a row are counted anew. */
  async forget({ sql }) {
    await sql`delete from sign_in_streak`;
  },
});

interface Cause {
  rule: OfferRule;
  playerId: number;
  cause: string;
  at: Date;
}

function causesOf(
  facts: readonly Fact[],
  days: ReadonlyMap<string, number>,
  rules: readonly OfferRule[],
): Cause[] {
  return facts.flatMap((fact) => {
    const { playerId, at } = fact;
    if (playerId === null) return [];
    return rules.flatMap((rule): Cause[] => {
      const cause = causeOf(rule, fact, { at, days: days.get(dayKey(playerId, at)) ?? 0 });
      return cause === null ? [] : [{ rule, playerId, cause, at }];
    });
  });
}

function causeOf(
  { trigger }: OfferRule,
  fact: Fact,
  { at, days }: { at: Date; days: number },
): string | null {
  const { name } = fact;
  if (trigger.action === 'level') {
    const level = name === 'level.reached' ? fact.data.level : null;
    return level !== null && (trigger.level ?? level) === level ? `level:${level}` : null;
  }
  if (trigger.action === 'registration') return name === 'player.registered' ? 'registration' : null;
  if (trigger.action === 'contact') return name === 'contact.confirmed' ? 'contact' : null;
  if (trigger.action !== 'streak' || name !== 'player.signed_in') return null;
  return days > 0 && days % trigger.days === 0 ? `streak:${dayOf(at)}` : null;
}

/** Judged by the moment it happened in. What is not a player's is passed over: they were promised nothing. */
async function automatic(tx: Tx, causes: readonly Cause[], now: Date): Promise<ClaimWish[]> {
  if (causes.length === 0) return [];
  const players = [...new Set(causes.map(({ playerId }) => playerId))];
  await lockPlayers(tx, players);
  const rules = [...new Set(causes.map(({ rule }) => rule))];
  const abouts = await aboutPlayers(tx.sql, players, now);
  const standings = counting(await standingsOf(tx.sql, players, rules, now));
  return causes.flatMap(({ rule, playerId, cause, at }): ClaimWish[] => {
    const about = abouts.get(playerId);
    if (about === undefined || needsOf(rule, about).length > 0) return [];
    if (obstacleOf(rule, about, standings.of(playerId, rule.id), at) !== null) return [];
    standings.add(playerId, rule.id);
    return [{ playerId, rule, cause, deposit: null, currency: about.currency }];
  });
}
