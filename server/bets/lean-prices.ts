// Prices lean against what an event would lose: the more the operator expects to lose where an outcome wins, over all open bets
// of the event together, the less is offered for it, whatever its market is called. The skew is part of what traders see and
// set (server/book/trading.ts), and moves by steps, so that an event does not change with every bet.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ThresholdValues } from '#rules/thresholds.ts';
import { expectedIfWon } from '#sports/risk/scenario-chances.ts';
import { blockOf } from '#sports/risk/sport-blocks.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { type ModelQuestion, scenarioQuestion } from '../book/model-questions.ts';
import { offeredBook } from '../book/offered-book.ts';
import { prepareAnswers } from '../book/prepared-answers.ts';
import { findPriced } from '../book/priced-events.ts';
import { changeTrading, type Trading } from '../book/trading.ts';
import type { Db } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { loadRisks, type StoredRisk } from './risk-book.ts';
import { eventCapOf } from './risk-limits.ts';

/** Less than so much of a share is no reason to move. */
const STEP = 0.1;
/** In steps: stakes are whole cents, so that what is full may lack a few of them. */
const NEAR = 0.02;
const AT_ONCE = 200;

type Lean = NonNullable<Trading['lean']>;

export async function leanPrices(db: Db, bus: Bus, now: Date): Promise<void> {
  const rows = await db.sql<{ id: number }>`
    select id from event where status in ('scheduled', 'live') and (trading -> 'lean' is not null
      or exists (select from bet_risk where event_id = event.id and worst_cents < ${-LEAST}))
    order by id`;
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const [events, { events: risks, limits }] = await Promise.all([
      findPriced(db.sql, some, 'live'),
      loadRisks(db.sql, some),
    ]);
    for (const event of events) {
      await nextTurn();
      const own = risks.get(event.id)!;
      await prepareAnswers([{ event, questions: blockQuestions(event, own) }], 'live');
      const lean = await leanOf(event, own, limits);
      if (isDeepStrictEqual(event.trading.lean ?? {}, lean)) continue;
      await db.atomically((tx) => changeTrading(tx, bus, event.id, (set) => withLean(set, lean), now));
    }
  }
}

const withLean = ({ lean: _, ...set }: Trading, lean: Lean): Trading =>
  Object.keys(lean).length === 0 ? set : { ...set, lean };

/** In euro cents: what would move no price by a step. */
const LEAST = 5_000;

/** Of outcomes that are offered: what would be lost, as a share of what the event may lose, rounded to a step. */
async function leanOf(
  event: EventRecord,
  { risk }: Pick<StoredRisk, 'risk'>,
  limits: ThresholdValues,
): Promise<Lean> {
  const { sport } = event;
  const { markets, hasModel, answer, isLive, score } = offeredBook(event);
  const lean: Lean = {};
  if (!hasModel || risk.blocks.length === 0) return lean;
  const chances = new Map<string, Float64Array | null>();
  const cap = eventCapOf(event, limits);
  for (const { id, spec, outcomes } of markets.values()) {
    // The hundreds of markets of one event take tens of milliseconds.
    await nextTurn();
    for (const { code: outcome } of outcomes) {
      const picks = [{ spec, outcome }];
      const block = blockOf(sport, picks);
      const values = risk.valuesOf(block.name);
      if (values === undefined) continue;
      if (!chances.has(block.name))
        chances.set(block.name, answer(scenarioQuestion(sport, block.name, picks)));
      const likely = chances.get(block.name)!;
      const expected =
        likely && expectedIfWon(values, likely, { sport, picks, score: isLive ? score : null });
      const share = Math.min(1, Math.floor(-(expected ?? 0) / cap / STEP + NEAR) * STEP);
      if (share > 0) lean[id] = { ...lean[id], [outcome]: Math.round(share * 10) / 10 };
    }
  }
  return lean;
}

/** What `leanOf` needs of the model: one question for each block with values that an offered outcome belongs to. */
function blockQuestions(event: EventRecord, { risk }: Pick<StoredRisk, 'risk'>): ModelQuestion[] {
  const questions = new Map<string, ModelQuestion>();
  if (risk.blocks.length === 0) return [];
  for (const { spec, outcomes } of offeredBook(event).markets.values())
    for (const { code: outcome } of outcomes) {
      const picks = [{ spec, outcome }];
      const { name } = blockOf(event.sport, picks);
      if (risk.valuesOf(name) !== undefined && !questions.has(name))
        questions.set(name, scenarioQuestion(event.sport, name, picks));
    }
  return [...questions.values()];
}
