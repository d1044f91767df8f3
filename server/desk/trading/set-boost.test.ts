// Boosts: what a trader may give alone, what two must agree to, and what players see of it.
import { expect } from 'vitest';
import { ladderDown, ladderStep } from '#sports/odds/ladder.ts';
import { makeEvent } from '#tests/book.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';
import { findEvents } from '../../book/event-rows.ts';
import { offeredBook } from '../../book/offered-book.ts';

test('a boost stands beside the old price until the match begins, within its bound: trading.setBoost', async ({
  doors,
}) => {
  const { sql } = doors.product.db;
  const event = await makeEvent(sql);
  const desk = openDesk(doors);
  const [trader, second] = [await desk.member('trader'), await desk.member('approver')];
  const offered = async () =>
    offeredBook((await findEvents(sql, [event.id]))[0]!)
      .markets.get('result')!
      .outcomes.find(({ code }) => code === '1')!;
  const { oddsX1000: plain, chance } = await offered();
  const boost = (price?: number) =>
    desk.send(
      'trading.setBoost',
      {
        ...{ event: String(event.id), market: 'result', outcome: '1', reason: 'the derby' },
        ...(price !== undefined && { price: String(price / 1000) }),
      },
      trader,
    );
  const small = ladderStep(plain!, 1);
  expect((small / 1000) * chance).toBeLessThanOrEqual(1);
  expect((await boost(plain!)).error.message).toContain('more than');
  expect((await boost(ladderDown((plain! / 1000) * 1.5)!)).error.message).toContain('at most');
  expect((await boost(small)).result).toEqual({ approval: null });
  expect(await offered()).toMatchObject({ oddsX1000: small, wasX1000: plain });
  const shown = (await doors.ask('sports.getEvent', { id: String(event.id) })).result;
  const market = shown.markets.find(({ id }: { id: string }) => id === 'result');
  expect(market.outcomes[0]).toEqual({ code: '1', odds: small, was: plain });
  const large = ladderDown((plain! / 1000) * 1.25)!;
  const { approval } = (await boost(large)).result;
  expect(approval).not.toBeNull();
  expect((await offered()).oddsX1000).toBe(small);
  expect((await desk.send('approvals.approve', { approval: String(approval) }, second)).status).toBe(200);
  expect((await offered()).oddsX1000).toBe(large);
  expect((await boost()).status).toBe(200);
  expect((await offered()).oddsX1000).toBe(plain);
  await boost(small);
  await sql`update event set status = 'live', moment = 1, version = version + 1 where id = ${event.id}`;
  expect((await offered()).wasX1000).toBeUndefined();
});
