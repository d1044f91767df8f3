// A hundred thousand bets on one match, settled by the worker: each worked out, paid, told and written down.
import { cents } from '#rules/money.ts';
import type { BetRow, LegRow } from '#server/bets/bet-rows.ts';
import { receiptText } from '#server/bets/receipt-text.ts';
import { settleEvent } from '#server/bets/settle-event.ts';
import type { Db } from '#server/database/db.ts';
import { makeEvent } from '#tests/book.ts';
import { makePlayer } from '#tests/player.ts';
import { type Figure, promised } from './figure.ts';

const BETS = Number(process.env['BENCH_BETS'] ?? 100_000);
const BETTORS = 2_000;
/** What B8 of the design asks of one core: 100,000 legs a minute. */
const PROMISED = 1_667;

export async function measureSettlement(db: Db): Promise<Figure[]> {
  const event = await makeEvent(db.sql, { strength: 0 });
  const players: number[] = [];
  while (players.length < BETTORS)
    players.push((await makePlayer(db, { balances: { main: cents(1_000_000) } })).id);
  await fill(db, event.id, players);
  await db.sql`
    update event set status = 'resulted', ending = 'played', result_revision = 1, version = version + 1,
      result = '{"ft":{"home":1,"away":0,"isOver":true}}' where id = ${event.id}`;
  const since = performance.now();
  await settleEvent(db, event.id, new Date());
  const seconds = (performance.now() - since) / 1000;
  const [left] = await db.sql<{ open: number }>`select count(*)::int as open from bet where status = 'open'
    and id like 'bench-%'`;
  if (left!.open > 0) throw new Error(`${left!.open} bets were not settled`);
  const name = `bets of ${BETS.toLocaleString('en-US')} on one match settled, half of them won`;
  return [promised(PROMISED, { name, unit: '/s', better: 'more', rounds: [BETS / seconds] })];
}

/** As if they had been placed; what they staked is of no account here, so the books are not looked at after. */
const fill = (db: Db, eventId: number, players: readonly number[]) =>
  db.atomically(
    async ({ sql }) => {
      const at = new Date();
      const texts = players.map((player, place) => receiptOf(eventId, player, place, at));
      await sql`
      insert into bet (id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, odds_x1000,
        potential_cents, policy, status, rules, receipt, euro_rate, created_at, accepted_at)
      select 'bench-' || lpad(n::text, 7, '0'), (${players}::bigint[])[1 + n % ${players.length}], 1000000 + n,
        '{"type":"single"}', '[[0]]', 'USD', 100, 100, 0, 2000, 200, 'none', 'open', 'bench', jsonb_build_object(
          'text', replace((${texts}::text[])[1 + n % ${players.length}], 'BET', 'bench-' || lpad(n::text, 7, '0'))),
        1, ${at}, ${at}
      from generate_series(1, ${BETS}::int) as n`;
      await sql`
      insert into bet_leg (bet_id, place, player_id, event_id, picks, odds_x1000, base_odds_x1000, chance, is_live, event_version,
        owed_cents, at_stake_cents)
      select id, 0, player_id, ${eventId}, jsonb_build_array(jsonb_build_object('market', 'result', 'code', 'result',
          'spec', '{"kind":"three-way","tallies":["ft"],"params":{}}'::jsonb,
          'outcome', case when number % 2 = 0 then '1' else '2' end)),
        2000, 2000, 0.5, false, 1, 100, 100
      from bet where id like 'bench-%'`;
      await sql`
      insert into bet_liability (event_id, market, outcome, owed_cents, staked_cents, bets)
      select ${eventId}, 'result', outcome, ${50 * BETS}, ${50 * BETS}, ${BETS / 2}
      from unnest(array['1', '2']) as outcome`;
      await sql`insert into bet_settlement (event_id, version, state, at) values (${eventId}, 0, '', now())`;
    },
    { isLong: true },
  );

const picksOf = (place: number) => [
  {
    ...{ market: 'result', code: 'result', outcome: place % 2 === 0 ? '1' : '2' },
    spec: { kind: 'three-way', tallies: ['ft'], params: {} },
  },
];

/** As placing writes it; its bet's number takes the place of BET. */
function receiptOf(eventId: number, player: number, place: number, at: Date): string {
  const sums = { staked_cents: 100, unit_cents: 100, bonus_cents: 0, potential_cents: 200, boost_percent: 0 };
  const bet = {
    ...{ ...sums, id: 'BET', player_id: player, kind: { type: 'single' }, combos: [[0]], currency: 'USD' },
    ...{ freebet_id: null, rules: 'bench' },
  };
  const leg = {
    ...{ event_id: eventId, picks: picksOf(place), odds_x1000: 2000, base_odds_x1000: 2000, score: null },
    ...{ is_banker: false, is_live: false },
  };
  return receiptText(bet as unknown as BetRow, [leg as unknown as LegRow], at);
}
