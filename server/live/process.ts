// The bus of a server that is alone.
import type { Bus } from './bus.ts';
import { createHearers } from './hearers.ts';

export function openProcessBus(): Bus {
  const { subscribe, tell } = createHearers();
  return {
    async publish(...messages) {
      messages.forEach(tell);
    },
    subscribe,
    close: async () => undefined,
  };
}
