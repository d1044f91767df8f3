// What a measurement is. Whatever it starts it puts into the room, and the room is emptied when it ends, also when it
// fails or somebody presses Ctrl-C.
import type { Figure } from './figure.ts';

export type Room = AsyncDisposableStack;

export interface Measurement {
  name: string;
  run(room: Room): Promise<Figure[]>;
}

/** Waits for what is being started. Should the room be emptied meanwhile, it is ended once it has started. */
export function hold<Thing extends object>(
  room: Room,
  starting: Promise<Thing>,
  end: (thing: Thing) => PromiseLike<void>,
): Promise<Thing> {
  room.defer(async () => {
    const thing = await starting.catch(() => undefined);
    if (thing !== undefined) await end(thing);
  });
  return starting;
}

/** Something this machine lacks: said in a sentence, and the other measurements go on. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
