// The whole picture of one player, on one page. Contacts are masked here; all of them are another call, and another line
// in the log.
import type { PlayerPicture } from '#contract/desk/players.ts';
import { Refusal } from '#contract/refusals.ts';
import { maskContact } from '#rules/masked-contact.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import type { Context } from '../../calls/context.ts';
import type { Sql } from '../../database/db.ts';
import { balancesOf } from '../../ledger/purse.ts';
import { findStanding } from '../../person/exclusion.ts';
import { listPairs } from '../../person/pairs.ts';
import { listContacts } from '../../players/contacts.ts';
import { describeReward } from '../../rewards/describe-reward.ts';
import { findGiven, type GivenRow } from '../../rewards/given-rewards.ts';
import { listSessions } from '../../sessions/open-sessions.ts';
import { askedAt } from '../../sessions/sessions.ts';
import { asFound, type PlayerRow } from './find-players.ts';
import { listHappenings } from './happenings.ts';
import { listHeldRewards } from './held-rewards.ts';
import { limitsOf } from './limits-said.ts';
import { listNotes } from './notes.ts';

const REWARDS_SHOWN = 30;

const unknownPlayer = (): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { player: ['unknown'] } });

export async function findPlayer(
  sql: Sql,
  id: number,
  now: Date,
): Promise<PlayerRow & { two_factor_auth: boolean; is_subscribed: boolean }> {
  const [row] = await sql<PlayerRow & { two_factor_auth: boolean; is_subscribed: boolean }>`
    select id, fakename, login, country_code, currency, reg_time, status, is_verified, two_factor_auth, is_subscribed,
      bonus_blocked_at is not null as is_bonus_blocked, exists (
        select from self_exclusion
        where player_id = player.id and (ends_at is null or ends_at > ${now})) as is_excluded
    from player where id = ${id}`;
  if (row === undefined) throw unknownPlayer();
  return row;
}

interface SumRow {
  type: string;
  cents: Cents;
}

const sumsOf = (sql: Sql, id: number, currency: Currency) =>
  sql<SumRow>`
    select type, sum(cents)::bigint as cents from payment
    where player_id = ${id} and state = 'paid' and currency = ${currency} group by type`;

export async function playerPicture(id: number, ctx: Context): Promise<PlayerPicture> {
  const { db, now, content } = ctx;
  const { sql } = db;
  const row = await findPlayer(sql, id, now);
  const { currency, ...purse } = await balancesOf(sql, id);
  const asked = { current: null, asked: askedAt(now, content) };
  const [sums, contacts, standing, limits, sessions, notes, pairs, feed, given, held, waiting] =
    await Promise.all([
      sumsOf(sql, id, currency),
      listContacts(sql, id),
      findStanding(sql, id, now),
      limitsOf(sql, id, { now, currency }),
      listSessions(sql, id, asked),
      listNotes(sql, id),
      listPairs(sql, id),
      listHappenings(sql, id),
      findGiven(sql, id, REWARDS_SHOWN),
      listHeldRewards(sql, id),
      countWaitingOn(sql, id),
    ]);
  const money = (amount: Cents) => ({ amount, currency });
  const sumOf = (type: string) => money(sums.find((sum) => sum.type === type)?.cents ?? cents(0));
  return {
    player: asFound(row),
    balances: {
      main: money(purse.main),
      bonus: money(purse.bonus),
      betting_bonus: money(purse.betting_bonus),
      held: money(purse.held),
      fun: money(purse.fun),
    },
    paid_in: sumOf('deposit'),
    paid_out: sumOf('withdrawal'),
    two_factor: row.two_factor_auth,
    is_subscribed: row.is_subscribed,
    contacts: contacts.map(({ type, contact, is_confirmed }) => ({
      type,
      contact: maskContact({ type, contact }),
      is_confirmed,
    })),
    ...(standing !== undefined && { exclusion: { until: standing.ends_at?.toISOString() ?? null } }),
    limits,
    sessions: sessions.map(({ id: name, browser, system, address, last_seen_at }) => ({
      id: name,
      device: [browser, system].filter(Boolean).join(', '),
      address,
      last_seen_at,
    })),
    notes,
    twins: pairs.map(({ id: pair, player_id, other_id, kinds, verdict }) => ({
      pair,
      player: player_id === id ? other_id : player_id,
      kinds,
      verdict,
    })),
    feed,
    rewards: given.map(asReward),
    held,
    waiting,
  };
}

const asReward = ({ giver, name, currency, reward, given_at }: GivenRow) => ({
  ...{ at: given_at.toISOString(), giver, name },
  ...{ kind: reward.kind, says: describeReward(reward, currency) },
});

async function countWaitingOn(sql: Sql, id: number): Promise<number> {
  const [row] = await sql<{ waiting: number }>`
    select count(*)::int as waiting from staff_approval where state = 'waiting' and subject = ${`player ${id}`}`;
  return row!.waiting;
}
