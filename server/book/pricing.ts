// Where matches are priced: on threads of their own, so that no request, however many matches it names, holds up the thread
// that answers. Who asks takes turns: bets and guests wait for each other's next match, not for each other's hundred.
import { availableParallelism } from 'node:os';
import { sports } from '#sports/markets/market.ts';
import type { OfferedMarket } from '#sports/markets/offer.ts';
import { sportModels } from '#sports/models.ts';
import { Lane } from '../plumbing/lane.ts';
import { TooManyWait } from '../plumbing/outage.ts';
import { Thread } from '../plumbing/thread.ts';
import type { MatchQuestions } from './answer-questions.ts';
import type { PricedMatch } from './make-offers.ts';
import type { ModelAnswer } from './model-questions.ts';

/** A market of a sport is known to both sides, so its place is sent in its stead. */
export type PricedMarket = Omit<OfferedMarket, 'type'> & { readonly type: number };

/** `bets` and what traders do, `reads` of anybody, and `live` for all who follow an event. */
export type Asker = 'bets' | 'reads' | 'live';

/** The plain offers of a match, or answers of its model. */
export type PricingOrder = { readonly match: PricedMatch } | MatchQuestions;

export type PricingReply =
  | { readonly offers: readonly PricedMarket[] }
  | { readonly answers: readonly ModelAnswer[] };

type PricingThread = Thread<PricingOrder, PricingReply>;

/** One core is left to the thread that answers. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/**
 * A turn, and a match once it is its turn. A bet holds its locks meanwhile, so both together stay below the ten seconds
 * after which the database ends an idle transaction (server/database/db.ts).
 */
const TURN_WITHIN_MS = 5_000;
const PRICED_WITHIN_MS = 4_000;
/** The first order of a thread loads and compiles the models. */
const WARM_WITHIN_MS = 30_000;
/** Each request waits for eight matches at most, and a match takes some 30 ms of a thread. Past it: 503, and come again. */
const WAITING_MAX_EACH = 200;

interface Pool {
  lane: Lane;
  idle: PricingThread[];
}

let pool: Pool | null = null;

export interface Pricing {
  /** Done when every thread has priced a match of every sport once: the first takes ten times as long. */
  warm: Promise<void>;
  close(): Promise<void>;
}

/** For a server that answers. Without it (a command, a job, a test of something else) prices are calculated where they are needed. */
export function openPricing(file = new URL('./pricing-thread.ts', import.meta.url)): Pricing {
  const threads = Array.from(
    { length: THREADS },
    (): PricingThread => new Thread(file, { withinMs: PRICED_WITHIN_MS }),
  );
  const lane = new Lane({
    ...{ atOnce: THREADS, waitingMax: 3 * WAITING_MAX_EACH, waitingMaxEach: WAITING_MAX_EACH },
    ...{ retryAfterS: 2, turnWithinMs: TURN_WITHIN_MS },
  });
  const opened: Pool = { lane, idle: [...threads] };
  pool = opened;
  return {
    warm: Promise.all(threads.map(warmUp)).then(() => undefined),
    async close() {
      if (pool === opened) pool = null;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Null: there are no threads. */
export async function priceOnThread(
  match: PricedMatch,
  asker: Asker,
): Promise<readonly OfferedMarket[] | null> {
  const types = sportModels[match.sport].markets;
  const reply = await runOrder({ match }, asker);
  if (reply === null || !('offers' in reply)) return null;
  return reply.offers.map(({ type, ...market }) => ({ ...market, type: types[type]! }));
}

/** In the order of the questions. Null: there are no threads. */
export async function answerOnThread(
  asked: MatchQuestions,
  asker: Asker,
): Promise<readonly ModelAnswer[] | null> {
  const reply = await runOrder(asked, asker);
  return reply === null || !('answers' in reply) ? null : reply.answers;
}

async function runOrder(order: PricingOrder, asker: Asker): Promise<PricingReply | null> {
  const opened = pool;
  if (opened === null) return null;
  const { lane, idle } = opened;
  return lane.run(asker, async () => {
    if (pool !== opened) throw new TooManyWait('the threads that price are closed');
    const thread = idle.pop()!;
    try {
      return await thread.ask(order);
    } finally {
      idle.push(thread);
    }
  });
}

/** A match of no league that is about to begin. */
async function warmUp(thread: PricingThread): Promise<void> {
  for (const sport of sports) {
    const match: PricedMatch = {
      ...{ id: 0, external_id: '', sport, status: 'scheduled', strength: 0.3 },
      ...{ starts_at: new Date(0), moved_at: null, moment: 0, incidents: [] },
      ...{ chances: null, runners: null, told_score: null },
    };
    await thread.ask({ match }, WARM_WITHIN_MS);
  }
}
