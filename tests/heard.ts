// The live events that reach the browsers of one player.
import { expect } from 'vitest';
import type { EventName } from '#contract/events.ts';
import type { Product } from '#server/calls/product.ts';

export interface HeardEvent {
  name: EventName;
  data: unknown;
}

/** From now on. */
export function hear({ bus }: Pick<Product, 'bus'>, playerId: number) {
  const come: HeardEvent[] = [];
  const stop = bus.subscribe((message) => {
    if ('event' in message && message.to === playerId) come.push(message.event as HeardEvent);
  });
  return {
    come,
    /** The newest of this name is what is expected. */
    async untilLast(name: EventName, data: object): Promise<void> {
      await expect.poll(() => come.findLast((event) => event.name === name)?.data).toMatchObject(data);
    },
    [Symbol.dispose]: stop,
  };
}
