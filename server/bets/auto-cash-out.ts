// Bets that sell themselves once they are worth what their player wants for them. While a match is in play they wait before,
// as every sale does: what is wanted may have been set by what somebody saw happen before we heard of it.
import { prepareAnswers } from '../book/prepared-answers.ts';
import { findPriced } from '../book/priced-events.ts';
import type { Db, Tx } from '../database/db.ts';
import { judgedAtCaps } from './at-caps.ts';
import { findBets } from './bet-rows.ts';
import { holdBet, seenFor, sell } from './cash-out.ts';
import { saleQuestions, worthOf } from './cash-out-quote.ts';
import { allReadable, eachAlone } from './each-alone.ts';
import { prepareSale } from './prepare-sale.ts';
import { keepWish } from './sale-wishes.ts';

const AT_ONCE = 500;
const ALL = 100;

interface Waiting {
  id: string;
  player_id: number;
}

/** Looks first at what can be read without holding anybody up. */
export async function sellWaiting(db: Db, now: Date): Promise<void> {
  for (let after = ''; ; ) {
    const waiting: Waiting[] = await db.sql<Waiting>`
      select id, player_id from bet where status = 'open' and auto_at_cents is not null and id > ${after}
        and not exists (select from bet_sale where bet_id = bet.id and refused is null)
      order by id limit ${AT_ONCE}`;
    const last = waiting.at(-1);
    if (last === undefined) return;
    after = last.id;
    await eachAlone(await worthSelling(db, waiting), ({ id, player_id }) =>
      judgedAtCaps<void>(
        () => db.atomically((tx) => sellAtAmount(tx, { id, player_id }, now)),
        () => undefined,
      ),
    );
  }
}

/** Where the caps do not allow it the bet waits on: later they may. */
async function sellAtAmount(tx: Tx, { id, player_id: playerId }: Waiting, now: Date): Promise<void> {
  const held = await holdBet(tx, playerId, id);
  const { offer, inPlay } = held;
  const { auto_at_cents: wanted } = held.bet;
  if (!('amount' in offer) || wanted === null || offer.received < wanted) return;
  const sale = await prepareSale(tx, { ...held, amount: offer.amount, percent: ALL }, now);
  if (!sale.isAllowed) return;
  if (inPlay.length === 0) await sell(tx, sale, now);
  else await keepWish(tx, { playerId, id, percent: ALL, seen: seenFor(wanted) }, inPlay, now);
}

async function worthSelling({ sql }: Db, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const bets = await findBets(
    sql,
    waiting.map(({ player_id }) => player_id),
    waiting.map(({ id }) => id),
  );
  const ids = new Set(bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)));
  const found = await findPriced(sql, [...ids], 'bets');
  const readable = allReadable(bets, (bet) => ({ bet, questions: saleQuestions([bet], found) }));
  await prepareAnswers(
    readable.flatMap(({ questions }) => questions),
    'bets',
  );
  const events = new Map(found.map((event) => [event.id, event]));
  return allReadable(readable, ({ bet }) => ({ bet, worth: worthOf(bet, events) })).flatMap(
    ({ bet, worth }) =>
      'amount' in worth && bet.auto_at_cents !== null && worth.amount >= bet.auto_at_cents ? [bet] : [],
  );
}
