// One guest who asks for much waits for themselves alone.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { findCall } from '#contract/catalogue.ts';
import { get } from '#contract/define.ts';
import { test as inWorld, openDoorsIn } from '#tests/doors.ts';
import { ofGuests } from './guest-lanes.ts';

const slow = get('support.slow', { who: 'anyone', input: z.object({}), output: z.unknown() });
const from = (address: string) => ({ 'x-forwarded-for': address });

inWorld(
  'past their queue a guest’s reads are answered 503 with Retry-After, and other guests as ever',
  async ({ world }) => {
    await using house = await openDoorsIn(world, { env: { PROXIES: '1' } });
    const { promise: untilEnd, resolve: end } = Promise.withResolvers<void>();
    let begun = 0;
    const { handlers } = house.product;
    Object.assign(house.product, {
      findCall: (name: string) => (name === slow.name ? slow : findCall(name)),
      handlers: {
        ...handlers,
        support: {
          ...handlers.support,
          async slow() {
            begun += 1;
            await untilEnd;
            return {};
          },
        },
      },
    });
    const fits = ofGuests.atOnce + ofGuests.waitingMax;
    const waiting = Array.from({ length: fits }, () => house.ask(slow.name, {}, from('192.0.2.1')));
    await expect.poll(() => begun).toBe(ofGuests.atOnce);
    const past = await house.ask('metadata.getCurrencies', {}, from('192.0.2.1'));
    expect(past.status).toBe(503);
    expect(Number(past.headers['retry-after'])).toBeGreaterThan(0);
    expect((await house.ask('metadata.getCurrencies', {}, from('198.51.100.7'))).status).toBe(200);
    expect((await house.send('auth.login', {}, from('192.0.2.1'))).status, 'a write is no read').not.toBe(
      503,
    );
    end();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);
