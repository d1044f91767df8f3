// Equivalent mutants of bets.
import type { Equivalent } from './equivalents.ts';

/** More work at once, or the same in more transactions. */
const batches: readonly (readonly [path: string, was: string, now: string])[] = [
  ['server/bets/auto-cash-out.ts', '500', '501'],
  ['server/bets/decide-delayed.ts', '200', '201'],
  ['server/bets/decide-sales.ts', '200', '201'],
  ['server/bets/resettled-bets.ts', '1_000', '1001'],
  ['server/bets/revalued-risks.ts', '50', '51'],
  ['server/bets/settle-event.ts', '500', '501'],
];

/** What goes on without anything to do writes nothing: every statement behind it is of an empty list. */
const shortcuts: readonly (readonly [path: string, was: string, now: string])[] = [
  ['server/bets/decide-delayed.ts', 'found.length === 0', 'false'],
  ['server/bets/decide-delayed.ts', 'due.length > 0', 'true'],
  ['server/bets/settle-event.ts', 'looked.changed.length === 0', 'false'],
];

const counted = 'it only counts statements: with another number the commit follows in a trip of its own';

const noExtras = 'no rules give extra profit for fewer than three legs';
const sameNull = 'the odds each way are null exactly where the place has none (eachWayOddsX1000)';
const notReturned = 'a charge of nothing is not returned (returnCharge)';
const leftOut = 'withheldOf leaves out bets that paid nothing or had no bonus; reading them costs';

const others: readonly Equivalent[] = (
  [
    [
      'bet-why',
      `player_id = \${bet.player_id}`,
      'true',
      'the id is drawn from 96 bits; the player leads to its index',
    ],
    ['bet-why', 'bet.legs.length > 1', 'true', noExtras],
    ['bet-why', '>', '>=', noExtras, 'bet.legs.length > 1'],
    [
      'bet-rows',
      `bet_id = any(\${bets.map(({ id }) => id)}::text[])`,
      'true',
      'legs of other bets belong to no bet here',
    ],
    ['bet-rows', '', ' desc', 'the legs are grouped by bet', 'order by bet_id'],
    ['each-way', 'win === undefined', 'false', 'without a leg there is no pick either, which is asked next'],
    ['each-way', 'own === null', 'false', sameNull],
    ['each-way', 'oddsX1000 === null', 'false', sameNull],
    ['leg-offers', "event.status !== 'scheduled'", 'false', 'plainOffers gives no market for such a match'],
    ['leg-results', '?? undefined', '', 'settleOutcome asks only whether there is a score'],
    ['lean-prices', '', ' desc', 'each event leans in a transaction of its own', 'order by id'],
    ['extras-budget', 'was > 0', 'true', notReturned],
    ['extras-budget', '>', '>=', notReturned, 'was > 0'],
    ['history', 'paid_cents + sold_cents > 0', 'true', leftOut],
    ['history', 'bonus_cents > 0', 'true', leftOut],
    ['history', '>', '>=', leftOut, 'bonus_cents > 0 and paid_cents + sold_cents > 0'],
    [
      'decide-sales',
      "!('amount' in offer)",
      'false',
      'without an amount no sale was prepared, which is asked before',
    ],
    ['insurance', '1', '2', 'each holds the lock of its player, and takes what is held once', 'width: 1'],
    ['withheld', 'byKey.size === 0', 'false', 'no entry is found by an empty list of keys'],
  ] as const
).map(([file, was, now, why, around]) => ({
  ...{ path: `server/bets/${file}.ts`, was, now, why },
  ...(around !== undefined && { in: around }),
}));

export const bettingEquivalents: readonly Equivalent[] = [
  ...batches.map(([path, was, now]) => ({
    path,
    was,
    now,
    why: 'so many at a time: the next are found by the next page',
  })),
  ...shortcuts.map(([path, was, now]) => ({ path, was, now, why: 'nothing is written for no bet' })),
  {
    path: 'server/bets/decide-delayed.ts',
    was: '>',
    now: '>=',
    in: 'due.length > 0',
    why: 'nothing is written for no bet',
  },
  {
    path: 'server/bets/await-feed.ts',
    was: 'bet_leg.player_id = bet.player_id',
    now: 'true',
    why: 'a bet’s id is drawn from 96 bits, so its legs are found by it alone; with the player they are found by an index',
  },
  ...["'amount' in worth", 'worth.amount >= bet.auto_at_cents', 'bet.auto_at_cents !== null'].map((was) => ({
    path: 'server/bets/auto-cash-out.ts',
    was,
    now: 'true',
    why: 'a look before any lock: behind the locks all three are asked again (sellAtAmount)',
  })),
  ...["'amount' in worth &&", '&& worth.amount >= bet.auto_at_cents', '&& bet.auto_at_cents !== null'].map(
    (was) => ({
      path: 'server/bets/auto-cash-out.ts',
      was,
      now: '',
      why: 'a look before any lock: behind the locks all three are asked again (sellAtAmount)',
    }),
  ),
  ...["status = 'open'", 'auto_at_cents is not null'].map((was) => ({
    path: 'server/bets/auto-cash-out.ts',
    was,
    now: 'true',
    why: 'a bet that is over is worth nothing (worthOf), and one without an amount is not sold (sellAtAmount)',
  })),
  {
    path: 'server/bets/decide-delayed.ts',
    was: '.filter(isPaidBetter)',
    now: '',
    why: 'what is read of other persons is asked of no one: only a better price is held against caps',
  },
  {
    path: 'server/bets/decide-delayed.ts',
    was: `player_id = \${player_id}`,
    now: 'true',
    why: 'a bet’s id is drawn from 96 bits; the player leads to its index',
  },
  {
    path: 'server/bets/settle-event.ts',
    was: 'distinct',
    now: '',
    in: 'select distinct picks, score',
    why: 'the same group twice is the same',
  },
  {
    path: 'server/bets/settle-event.ts',
    was: '',
    now: ' desc',
    in: 'order by market',
    why: 'in any fixed order equal sets make an equal state',
  },
  {
    path: 'server/bets/settle-event.ts',
    was: `state = \${stateOf(event, voids)},`,
    now: '',
    why: 'without a stored state it is looked at again, and nothing is found to have changed; looking costs',
  },
  {
    path: 'server/bets/settle-event.ts',
    was: 'settled?.state === stateOf(event, voids)',
    now: 'false',
    why: 'where nothing has changed no group is found to have changed either; looking costs',
  },
  {
    path: 'server/bets/settle-event.ts',
    was: '>',
    now: '>=',
    in: 'if (last === null || found.length > 0)',
    why: 'a page without changes is a transaction of its own, in which nothing is written',
  },
  ...['true', 'false'].map((now) => ({
    path: 'server/bets/settle-event.ts',
    was: 'isFinal(event)',
    now,
    in: 'JSON.stringify([isFinal(event), resultOf(event)',
    why: 'the result beside it has an ending only where the event is final',
  })),
  {
    path: 'server/bets/resettled-bets.ts',
    was: `event_id = any(\${ids}::bigint[])`,
    now: 'true',
    why: 'the settlements of other events are not asked for; reading them costs',
  },
  {
    path: 'server/bets/revalued-risks.ts',
    was: `event_id = any(\${ids}::bigint[])`,
    now: 'true',
    why: 'the rows of other events are not asked for; reading them costs',
  },
  ...['owed_cents > 0', 'staked_cents > 0'].map((line) => ({
    path: 'server/bets/revalued-risks.ts',
    was: '>',
    now: '>=',
    in: line,
    why: 'an event of which nothing is owed or staked any more has no values; looking costs',
  })),
  {
    path: 'server/bets/boost-uses.ts',
    was: 'boosts !== undefined',
    now: 'true',
    why: 'the uses of events without boosts are not asked for; reading them costs',
  },
  {
    path: 'server/bets/boost-uses.ts',
    was: `event_id = any(\${ids}::bigint[])`,
    now: 'true',
    why: 'a use is found by its event: those of others are not asked for, and reading them costs',
  },
  {
    path: 'server/bets/boost-uses.ts',
    was: 'uses.length === 0',
    now: 'false',
    why: 'the statement is of an empty list and writes nothing',
  },
  {
    path: 'server/bets/revalued-risks.ts',
    was: ', read only',
    now: '',
    why: 'nothing is written in it',
  },
  ...['true', 'false'].map((now) => ({
    path: 'server/bets/place-batch.ts',
    was: 'legs.some(({ boost_staked_cents }) => boost_staked_cents > 0)',
    now,
    why: counted,
  })),
  {
    path: 'server/bets/place-batch.ts',
    was: 'some',
    now: 'every',
    in: 'isAnyBoosted = legs.some(',
    why: counted,
  },
  { path: 'server/bets/place-batch.ts', was: '5', now: '6', in: '5 +', why: counted },
  ...['5 +\n    countStatements(', 'countStatements(calculated) +\n    [isAnyKeyed'].map((line) => ({
    path: 'server/bets/place-batch.ts',
    was: '+',
    now: '-',
    in: line,
    why: counted,
  })),
  ...['key !== undefined', 'answered.some(({ key }) => key !== undefined)'].map((was) => ({
    path: 'server/bets/place-batch.ts',
    was,
    now: 'true',
    in: 'isAnyKeyed = answered.some(({ key }) => key !== undefined)',
    why: 'without a key no response is stored (keepAnswers), and else it only counts statements',
  })),
  {
    path: 'server/bets/place-batch.ts',
    was: 'isAnyKeyed',
    now: 'true',
    in: 'if (isAnyKeyed) await keepAnswers',
    why: 'without a key no response is stored (keepAnswers)',
  },
  ...[
    ['first.length > 0', 'true'],
    ['>', '>='],
  ].map(([was, now]) => ({
    path: 'server/bets/place-batch.ts',
    was: was!,
    now: now!,
    in: 'first.length > 0 ? sitDown(tx, first)',
    why: 'no one sits down: the statement is of an empty list',
  })),
  {
    path: 'server/bets/place-batch.ts',
    was: 'taken.length === ready.length',
    now: 'false',
    why: 'what was calculated while the bets were judged is calculated again',
  },
  ...others,
];
