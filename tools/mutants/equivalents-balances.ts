// Of bonuses, jackpots and what the cashier decides; see equivalents.ts.
import type { Equivalent } from './equivalents.ts';

const LOOKED_AT_AGAIN = 'the players found are looked at again under their locks, by what is due then';

export const balanceEquivalents: readonly Equivalent[] = [
  {
    path: 'server/bonuses/change-bonuses.ts',
    was: 'changes.length === 0',
    now: 'false',
    why: 'for no changes every statement below writes nothing',
  },
  {
    path: 'server/bonuses/count-turnover.ts',
    was: 'playerId !== null',
    now: 'true',
    why: 'no bonus is found for a fact without a player',
  },
  {
    path: 'server/bonuses/count-turnover.ts',
    was: 'tallies.length === 0',
    now: 'false',
    why: 'for no tallies both statements write nothing',
  },
  {
    path: 'server/bonuses/end-due.ts',
    was: '<',
    now: '<=',
    in: 'from < players.length',
    why: 'one more transaction, with no player in it',
  },
  {
    path: 'server/bonuses/end-due.ts',
    was: "state = 'available'",
    now: 'true',
    in: "from bonus where state = 'available' and ends_at",
    why: LOOKED_AT_AGAIN,
  },
  {
    path: 'server/bonuses/end-due.ts',
    was: "state in ('active', 'expiring')",
    now: 'true',
    why: LOOKED_AT_AGAIN,
  },
  {
    path: 'server/bonuses/end-due.ts',
    was: `( state = 'expiring' or ends_at <= \${now} or turnover_hundredths >= required_cents * 100 or purse_cents < \${smallestStake})`,
    now: 'true',
    why: LOOKED_AT_AGAIN,
  },
  {
    path: 'server/bonuses/end-due.ts',
    was: '<=',
    now: '<',
    in: `or ends_at <= \${now}`,
    why: 'a bonus in play ends a minute after its time at the earliest',
  },
  {
    path: 'server/bonuses/end-due.ts',
    was: '<',
    now: '<=',
    in: `purse_cents < \${smallestStake}`,
    why: LOOKED_AT_AGAIN,
  },
  ...[
    { was: '.filter(({ bonus_cents }) => bonus_cents > 0)', now: '' },
    { was: 'bonus_cents > 0', now: 'true' },
    { was: '>', now: '>=', in: 'bonus_cents > 0' },
  ].map((mutant) => ({
    path: 'server/bonuses/paying-bonus.ts',
    ...mutant,
    why: 'of a stake without bonus money none comes back, whichever account is named for it',
  })),
  ...[
    { was: 'wins.length > 0', now: 'true' },
    { was: '>', now: '>=', in: 'wins.length > 0' },
  ].map((mutant) => ({
    path: 'server/jackpots/count-rounds.ts',
    ...mutant,
    why: 'scheduling no tasks writes none',
  })),
  {
    path: 'server/jackpots/count-rounds.ts',
    was: 'next === undefined',
    now: 'false',
    why: 'a cycle under way is stored together with the one after it',
  },
  {
    path: 'server/jackpots/keep-jackpots.ts',
    was: "await tx.sql`select pg_advisory_xact_lock('jackpot'::regclass::int, 0)`;",
    now: ';',
    why: 'the upsert of the definitions locks the row of every jackpot that could begin, even where it changes none',
  },
  ...[
    { was: 'wins.length > 0', now: 'true' },
    { was: '>', now: '>=', in: 'wins.length > 0' },
  ].map((mutant) => ({
    path: 'server/jackpots/keep-tallies.ts',
    ...mutant,
    why: 'an insert of no wins writes none',
  })),
  {
    path: 'server/jackpots/keep-tallies.ts',
    was: 'reserve_micros <> counted.micros',
    now: 'true',
    why: 'it spares a write of what is there already',
  },
  {
    path: 'server/jackpots/tally.ts',
    was: 'window_from === null',
    now: 'false',
    why: 'a cycle has both ends of its window or neither',
  },
  {
    path: 'server/cashier/decided-alone.ts',
    was: "type = 'deposit'",
    now: 'true',
    why: 'of a withdrawal neither sum is ever set, so they are never distinct',
  },
  {
    path: 'server/ledger/row-seals.ts',
    was: 'sealed.columns is distinct from sealed_table.columns',
    now: 'true',
    why: 'a table that is sealed with these columns is left alone by seal_adopt and seal_adopt_in_row themselves',
  },
  {
    path: 'server/ledger/row-seals.ts',
    was: 'union all',
    now: 'union',
    why: 'the two halves differ in their labels, so no row is in both',
  },
  ...[
    { was: '<', now: '<=', in: 'from < lines.length' },
    { was: '500', now: '501' },
  ].map((mutant) => ({
    path: 'server/cashier/statements/reconcile.ts',
    ...mutant,
    why: 'how many lines are looked up together changes nothing of what becomes of each',
  })),
  {
    path: 'server/cashier/statements/reconcile.ts',
    was: '!known.has(line.name)',
    now: 'true',
    why: 'a line that is there already is not inserted again',
  },
  {
    path: 'server/cashier/statements/reconcile.ts',
    was: 'lines.length === 0',
    now: 'false',
    why: 'an insert of no lines writes none',
  },
  {
    path: 'server/cashier/statements/reconcile.ts',
    was: `line = any(\${lines.map(({ name }) => name)})`,
    now: 'true',
    why: 'lines of other names are never asked for',
  },
  {
    path: 'server/cashier/statements/reconcile.ts',
    was: `reference = any(\${lines.flatMap(writtenIn)})`,
    now: 'true',
    why: 'payments of other references are found under other keys, which no line asks for',
  },
  {
    path: 'server/cashbacks/close-period.ts',
    was: '500',
    now: '501',
    why: 'how many players are looked at together changes nothing of what each is given',
  },
  ...[
    { was: '.filter(({ player_id, entries }) => entries > (marks.get(player_id)?.number ?? 0))', now: '' },
    { was: 'entries > (marks.get(player_id)?.number ?? 0)', now: 'true' },
    { was: 'marks.get(player_id)?.number ??', now: '' },
    { was: '>', now: '>=', in: 'entries > (marks.get' },
  ].map((mutant) => ({
    path: 'server/cashbacks/close-period.ts',
    ...mutant,
    why: 'players whose entries were all counted before are left out again when their play is listed',
  })),
  ...[
    { was: 'players.length > 0', now: 'true' },
    { was: '>', now: '>=', in: 'players.length > 0' },
    { was: 'cashbacks.length === 0', now: 'false' },
  ].map((mutant) => ({
    path: 'server/cashbacks/close-period.ts',
    ...mutant,
    why: 'for none of them every statement writes nothing',
  })),
];
