// The bus of a few servers on one database: NOTIFY and LISTEN.
// A notification holds less than 8,000 bytes and equal ones are merged, so a message travels as numbered parts.

import type { Db } from '../database/db.ts';
import { drawSecret } from '../plumbing/chance.ts';
import { log } from '../plumbing/log.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createHearers } from './hearers.ts';

const CHANNEL = 'bus';
/** Leaves room for what every part opens with. */
const PART_MAX_CHARS = 7_900;

export async function openPostgresBus(db: Db): Promise<Bus> {
  const { subscribe, tell } = createHearers();
  const join = createJoiner();
  await db.listen(CHANNEL, {
    hear(payload) {
      const text = join(payload);
      if (text !== undefined) tell(JSON.parse(text) as BusMessage);
    },
    missed() {
      log.warn('the bus was cut off for a while');
      tell({ missed: true });
    },
  });
  return {
    async publish(...messages) {
      const parts = messages.flatMap((message) => split(asciiJson(message)));
      await db.sql`
        select pg_notify(${CHANNEL}, part) from unnest(${parts}::text[]) with ordinality as parts (part, place)
        order by place`;
    },
    subscribe,
    close: async () => undefined,
  };
}

/** Every part opens with the message's id, its own place and the number of parts: 'id 1/3 text'. */
function split(text: string): string[] {
  const id = drawSecret();
  const count = Math.ceil(text.length / PART_MAX_CHARS);
  return Array.from({ length: count }, (_, place) => {
    const part = text.slice(place * PART_MAX_CHARS, (place + 1) * PART_MAX_CHARS);
    return `${id} ${place + 1}/${count} ${part}`;
  });
}

/** Gives the whole text with its last part. Parts arrive in order, those of several senders between each other. */
function createJoiner(): (payload: string) => string | undefined {
  const begun = new Map<string, string>();
  return (payload) => {
    const parts = /^(\S+) (\d+)\/(\d+) (.*)$/s.exec(payload);
    if (parts === null) throw new Error('somebody else speaks on the channel of the bus');
    const [, id, place, count, part] = parts;
    // A part without those before it: the rest was said before we listened.
    if (place !== '1' && !begun.has(id!)) return undefined;
    const text = (begun.get(id!) ?? '') + part;
    begun.delete(id!);
    if (place === count) return text;
    begun.set(id!, text);
    return undefined;
  };
}

/** In ASCII a character is a byte, so parts can be cut by length. */
const asciiJson = (message: BusMessage): string =>
  JSON.stringify(message).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
