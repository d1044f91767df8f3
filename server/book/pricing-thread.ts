// A thread that prices matches and does nothing else: the hundreds of markets of one match take tens of milliseconds, and
// no other request may wait for that.
import { parentPort } from 'node:worker_threads';
import { sportModels } from '#sports/models.ts';
import { answersFor } from './answer-questions.ts';
import { makeOffers, type PricedMatch } from './make-offers.ts';
import type { PricedMarket, PricingOrder, PricingReply } from './pricing.ts';

function offersOf(match: PricedMatch): PricedMarket[] {
  const types = sportModels[match.sport].markets;
  return makeOffers(match).map(({ type, ...market }) => ({ ...market, type: types.indexOf(type) }));
}

const reply = (order: PricingOrder): PricingReply =>
  'questions' in order ? { answers: answersFor(order) } : { offers: offersOf(order.match) };

parentPort!.on('message', (order: PricingOrder) => parentPort!.postMessage(reply(order)));
