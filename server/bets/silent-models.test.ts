// A thread that calculates may be silent, or end: whoever needs it is refused in time, and nothing is taken.
import { expect, test, vi } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { offeredBook } from '../book/offered-book.ts';
import { openPricing } from '../book/pricing.ts';
import { log } from '../plumbing/log.ts';

/** A turn and an order, and the database's own work. */
const ANSWERED_WITHIN_MS = 12_000;

/** Answers orders for plain offers, as those that warm it up; does this with questions. */
const threads = (withQuestions: string) =>
  openPricing(
    new URL(
      `data:text/javascript,${encodeURIComponent(
        `import { parentPort } from 'node:worker_threads';
        parentPort.on('message', (order) => {
          if ('questions' in order) { ${withQuestions} } else parentPort.postMessage({ offers: [] });
        });`,
      )}`,
    ),
  );

test.for([
  ['is silent', ''],
  ['ends', 'process.exit(3);'],
  ['fails', "throw new Error('a fault of the model');"],
] as const)(
  'a bet on a builder is refused in time where the thread %s, and costs nothing',
  async ([, body]) => {
    using _written = vi.spyOn(log, 'bug').mockReturnValue();
    await using house = await openBettingHouse();
    // Different for each case: no answer is cached.
    const event = await house.event({ strength: 0.317 + body.length / 1_000 });
    expect(offeredBook(event).markets.size).toBeGreaterThan(100);
    const pricing = threads(body);
    await using _closed = { [Symbol.asyncDispose]: pricing.close };
    await pricing.warm;
    const bettor = await house.bettor();
    const picks = [
      { market: 'result', outcome: '1' },
      { market: 'both-score', outcome: 'yes' },
    ];
    const asked = performance.now();
    const answer = await bettor.bet([{ event, picks, odds: 4_000 }], { policy: 'any' });
    expect(answer.error).toMatchObject({ type: 'ApplicationUnavailableException' });
    expect(performance.now() - asked).toBeLessThan(ANSWERED_WITHIN_MS);
    expect(await bettor.bets()).toEqual([]);
    expect(await bettor.cash()).toBe(100_000);
    const plain = await bettor.bet([{ event }]);
    expect(plain.result, 'a bet that needs no thread is taken').toMatchObject({ status: 'open' });
  },
);
