// The channels that somebody follows on this server, and who. A follower is given all of it once, then what changes; many
// changes at once go as one. One who does not keep up is left out until it does, and is then given all of it again: what
// waits for a follower never grows.
import { patched } from '#rules/patched.ts';
import { log } from '../plumbing/log.ts';
import type { ChannelState } from './channels.ts';

/** As much of a socket as is needed here. */
export interface Follower {
  /** Sent and not yet taken, in bytes. */
  readonly backlog: number;
  /** Text in UTF-8, made once for all who are sent it. */
  send(frame: Buffer): void;
}

export interface ChannelChange {
  channel: string;
  version: number;
  patch: Record<string, unknown>;
}

export interface HubParts {
  read(name: string): Promise<ChannelState>;
  versions(names: readonly string[]): Promise<Map<string, number>>;
  everyMs(name: string): number;
  /** Nobody follows it any more. */
  left?(name: string): void;
}

const BACKLOG_MAX_BYTES = 64 * 1024;
/** Sockets told in one turn of the event loop: others have something to ask meanwhile. */
const AT_ONCE = 500;

interface FollowedChannel extends ChannelState {
  followers: Map<Follower, { isBehind: boolean }>;
  /** What changed since `toldVersion` and was told to nobody yet. */
  pending: Record<string, unknown> | null;
  toldVersion: number;
  timer: NodeJS.Timeout | undefined;
  isReading: boolean;
  whole: Buffer | null;
}

export class ChannelHub {
  readonly #parts: HubParts;
  readonly #held = new Map<string, FollowedChannel>();
  /** Read for the first follower; the others wait for the same. */
  readonly #opening = new Map<string, Promise<FollowedChannel>>();

  constructor(parts: HubParts) {
    this.#parts = parts;
  }

  followersOf(name: string): number {
    return this.#held.get(name)?.followers.size ?? 0;
  }

  /** Following again gives all of it again: so a follower asks that has found a gap. */
  async follow(name: string, follower: Follower): Promise<void> {
    const held = this.#held.get(name) ?? (await this.#open(name));
    held.followers.set(follower, { isBehind: false });
    follower.send(wholeOf(name, held));
  }

  leave(name: string, follower: Follower): void {
    const held = this.#held.get(name);
    if (!held?.followers.delete(follower) || held.followers.size > 0) return;
    clearTimeout(held.timer);
    this.#held.delete(name);
    this.#parts.left?.(name);
  }

  /** From the bus. */
  hear({ channel, version, patch }: ChannelChange): void {
    const held = this.#held.get(channel);
    if (held === undefined || version <= held.version) return;
    if (version !== held.version + 1) return void this.#readAgain(channel, held);
    held.version = version;
    held.data = patched(held.data, patch);
    held.whole = null;
    held.pending = { ...held.pending, ...patch };
    this.#tellSoon(channel, held);
  }

  /** News of a change may have been lost, and with the last one nobody would notice. */
  async look(): Promise<void> {
    const versions = await this.#parts.versions([...this.#held.keys()]);
    for (const [name, held] of this.#held)
      if ((versions.get(name) ?? 0) > held.version) await this.#readAgain(name, held);
  }

  #open(name: string): Promise<FollowedChannel> {
    const opening =
      this.#opening.get(name) ??
      this.#parts
        .read(name)
        .then((state) => {
          const held: FollowedChannel = {
            ...state,
            ...{
              followers: new Map(),
              pending: null,
              toldVersion: state.version,
              timer: undefined,
              isReading: false,
              whole: null,
            },
          };
          this.#held.set(name, held);
          return held;
        })
        .finally(() => this.#opening.delete(name));
    this.#opening.set(name, opening);
    return opening;
  }

  async #readAgain(name: string, held: FollowedChannel): Promise<void> {
    if (held.isReading) return;
    held.isReading = true;
    try {
      const state = await this.#parts.read(name);
      if (state.version <= held.version) return;
      Object.assign(held, state, { whole: null, pending: null, toldVersion: state.version });
      await inTurns([...held.followers.keys()], (follower) => this.#giveWhole(name, held, follower));
    } catch (error) {
      // The next change, or the next look, tries again.
      log.warn('a channel could not be read again', { channel: name, err: error });
    } finally {
      held.isReading = false;
    }
  }

  /** One after the other: a follower must not hear of the second change before the first. */
  #tellSoon(name: string, held: FollowedChannel): void {
    held.timer ??= setTimeout(async () => {
      await this.#tell(name, held);
      held.timer = undefined;
      if (held.pending !== null && held.followers.size > 0) this.#tellSoon(name, held);
    }, this.#parts.everyMs(name));
  }

  async #tell(name: string, held: FollowedChannel): Promise<void> {
    const { pending, toldVersion: from, version } = held;
    if (pending === null) return;
    Object.assign(held, { pending: null, toldVersion: version });
    const frame = frameOf({ channel: name, from, version, patch: pending });
    await inTurns([...held.followers], ([follower, state]) => {
      if (!held.followers.has(follower)) return;
      if (follower.backlog > BACKLOG_MAX_BYTES) state.isBehind = true;
      else if (state.isBehind) this.#giveWhole(name, held, follower);
      else follower.send(frame);
    });
  }

  #giveWhole(name: string, held: FollowedChannel, follower: Follower): void {
    const state = held.followers.get(follower);
    if (state === undefined) return;
    state.isBehind = follower.backlog > BACKLOG_MAX_BYTES;
    if (!state.isBehind) follower.send(wholeOf(name, held));
  }
}

/** Written once for however many begin to follow. It says the version that was told, so that the next change fits. */
function wholeOf(channel: string, held: FollowedChannel): Buffer {
  held.whole ??= frameOf({ channel, version: held.version, data: held.data });
  return held.whole;
}

const frameOf = (told: object): Buffer => Buffer.from(JSON.stringify(told));

async function inTurns<T>(all: readonly T[], tell: (one: T) => void): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    all.slice(from, from + AT_ONCE).forEach(tell);
  }
}
