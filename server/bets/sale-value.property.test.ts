// At the moment a bet is placed it is never worth more than was paid for it, whatever traders have set and whatever the
// operator adds to it. Bets are made by the same function that takes them; only the database is left out.
import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt, type Rng } from '#games/rng/rng.ts';
import { cents } from '#rules/money.ts';
import { partOf } from '#sports/bets/cash-out.ts';
import { namedSystems } from '#sports/bets/combos.ts';
import { sports } from '#sports/markets/market.ts';
import { ladderDown, ladderStep } from '#sports/odds/ladder.ts';
import { eventRecord, playedTo } from '#tests/event-record.ts';
import { JUDGED_AT, judgeSlip } from '#tests/judged-slip.ts';
import { BOOST_MAX } from '../book/boosts.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook, priceOf } from '../book/offered-book.ts';
import type { Trading } from '../book/trading.ts';
import type { KeptBet } from './bet-rows.ts';
import { worthOf } from './cash-out-quote.ts';
import type { Place } from './place-batch.ts';

const limits = { perPlayerCents: 10 ** 9, perBoostCents: 10 ** 9, costCents: 10 ** 9, withExtras: true };
const EVENTS = 4;
const ROUNDS = 60;

type Book = ReturnType<typeof offeredBook>;
type MarketTrading = NonNullable<Trading['markets']>[string];

const pickOne = <T>(rng: Rng, from: readonly T[]): T => from[drawInt(rng, from.length)]!;

/** Boosts, prices above and below the model's, margins down to nothing, skews: a third of all markets is touched. */
function tradedAtRandom(event: EventRecord, rng: Rng): Trading {
  const markets: Record<string, MarketTrading> = {};
  const lean: NonNullable<Trading['lean']> = {};
  for (const { id, outcomes } of offeredBook(event).markets.values()) {
    if (drawInt(rng, 3) > 0) continue;
    const { code, oddsX1000 } = pickOne(rng, outcomes);
    const odds = ((oddsX1000 ?? 2000) / 1000) * (0.5 + drawInt(rng, 400) / 100);
    const set = ladderDown(odds) ?? ladderStep(1010, 1);
    const boost = ladderDown(((oddsX1000 ?? 2000) / 1000) * BOOST_MAX * 1.2) ?? set;
    markets[id] = pickOne<MarketTrading>(rng, [
      { boosts: { [code]: boost } },
      { prices: { [code]: set } },
      { prices: { [code]: set }, boosts: { [code]: boost } },
      { margin: drawInt(rng, 3) },
    ]);
    if (drawInt(rng, 3) === 0) lean[id] = { [code]: drawInt(rng, 10) / 10 };
  }
  return { margin: drawInt(rng, 20) / 10, markets, lean };
}

function randomEvent(id: number, rng: Rng): EventRecord {
  const sport = pickOne(rng, sports);
  const record =
    drawInt(rng, 3) === 0 ? playedTo(sport, drawInt(rng, 80) / 100, id) : eventRecord(sport, { id });
  const event = { ...record, id, strength: (drawInt(rng, 200) - 100) / 50 };
  return { ...event, trading: tradedAtRandom(event, rng) };
}

const openPicks = ({ markets }: Book) =>
  [...markets.values()].flatMap(({ id, type, pause, outcomes }) =>
    pause !== null || !type.hasCashOut
      ? []
      : outcomes.flatMap(({ code, oddsX1000 }) =>
          oddsX1000 === null ? [] : [{ market: id, outcome: code }],
        ),
  );

/** One pick, or now and then two of a builder where they can be had together. */
function randomLeg(event: EventRecord, rng: Rng) {
  const book = offeredBook(event);
  const open = openPicks(book);
  const single = [pickOne(rng, open)];
  const several = [single[0]!, pickOne(rng, open)];
  const picks = drawInt(rng, 4) === 0 && !('why' in priceOf(book, several)) ? several : single;
  const priced = priceOf(book, picks);
  if ('why' in priced) throw new Error(priced.why);
  return { event: event.id, picks, odds: priced.oddsX1000 };
}

function randomSlip(events: readonly EventRecord[], rng: Rng): Place['slip'] {
  const legs = events.slice(0, 1 + drawInt(rng, events.length)).map((event) => randomLeg(event, rng));
  const named = Object.entries(namedSystems).filter(([, system]) => system.legs === legs.length);
  const kinds: Place['slip']['bet'][] = [{ type: 'accumulator' }];
  if (legs.length > 2) kinds.push({ type: 'system', size: 2 });
  for (const [name] of named) kinds.push({ type: 'named-system', name: name as keyof typeof namedSystems });
  const bet = legs.length === 1 ? ({ type: 'single' } as const) : pickOne(rng, kinds);
  return { legs, bet, unit: cents(10 + drawInt(rng, 10_000)), policy: 'none' };
}

function placed(slip: Place['slip'], events: ReadonlyMap<number, EventRecord>): KeptBet | null {
  const judged = judgeSlip(slip, events, { limits });
  return 'bet' in judged ? { ...judged.bet, status: 'open', accepted_at: JUDGED_AT } : null;
}

test(`of ${ROUNDS} random bets on gifts of every kind none can be sold at once for what it cost, in whole or in part`, () => {
  const rng = fastRng(35);
  const seen = { bets: 0, gifts: 0, sold: 0, live: 0, builders: 0, systems: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const events = Array.from({ length: EVENTS }, (_, at) => randomEvent(1 + round * EVENTS + at, rng));
    const byId = new Map(events.map((event) => [event.id, event]));
    const bet = placed(randomSlip(events, rng), byId);
    if (bet === null) continue;
    seen.bets += 1;
    seen.gifts += Number(bet.legs.some(({ base_odds_x1000, odds_x1000 }) => base_odds_x1000 < odds_x1000));
    seen.live += Number(bet.legs.some(({ is_live }) => is_live));
    seen.builders += Number(bet.legs.some(({ picks }) => picks.length > 1));
    seen.systems += Number(bet.combos.length > 1);
    const worth = worthOf(bet, byId);
    const said = JSON.stringify({ round, kind: bet.kind, legs: bet.legs, worth });
    expect(worth.fair, said).toBeLessThanOrEqual(bet.staked_cents);
    if (!('amount' in worth)) continue;
    seen.sold += 1;
    expect(worth.amount, said).toBeLessThan(bet.staked_cents);
    for (const percent of [1, 33, 50, 99]) {
      const { paid, unitLeft } = partOf(BigInt(worth.amount), BigInt(bet.unit_cents), percent);
      const closed = bet.staked_cents - Number(unitLeft) * bet.combos.length;
      expect(Number(paid), said).toBeLessThanOrEqual(closed);
    }
    expect(worthOf({ ...bet, freebet_id: 1 }, byId), 'a free bet is never sold').toMatchObject({
      why: 'not-offered',
    });
  }
  for (const [name, times] of Object.entries(seen)) expect(times, name).toBeGreaterThan(2);
});
