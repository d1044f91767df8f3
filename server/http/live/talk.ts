// What a browser may say on its live socket: which channels it follows, and which no longer. Little, seldom and in one
// form; whoever says anything else is not one of our pages.
import * as z from 'zod/mini';
import { type ChannelName, isChannelName, termsOfChannel } from '#contract/channels.ts';
import type { ChannelHub, Follower } from '../../channels/channel-hub.ts';
import { logTrouble } from '../../plumbing/outage-log.ts';
import { tryOutsideJson } from '../../plumbing/outside-json.ts';

const Word = z.union([
  z.strictObject({ follow: z.array(z.string()).check(z.maxLength(20)) }),
  z.strictObject({ leave: z.array(z.string()).check(z.maxLength(20)) }),
]);

/** A page follows a handful; all tabs of a browser share one socket. */
const FOLLOWED_MAX = 50;
const WORDS_MAX = 60;
const WORDS_WITHIN_MS = 10_000;

/** One socket's part in the channels. */
export class Talk {
  readonly #hub: ChannelHub;
  readonly #follower: Follower;
  readonly #isPlayer: boolean;
  readonly #followed = new Set<ChannelName>();
  #words = 0;
  #since = performance.now();
  #isOver = false;

  constructor(hub: ChannelHub, follower: Follower, { isPlayer }: { isPlayer: boolean }) {
    this.#hub = hub;
    this.#follower = follower;
    this.#isPlayer = isPlayer;
  }

  /** False: it is none of our pages that speaks. */
  hear(raw: Buffer): boolean {
    const word = z.safeParse(Word, tryOutsideJson(raw));
    if (!word.success || this.#speaksTooMuch()) return false;
    if ('leave' in word.data) for (const name of word.data.leave) this.#leave(name);
    else return word.data.follow.every((name) => this.#follow(name));
    return true;
  }

  end(): void {
    this.#isOver = true;
    for (const name of this.#followed) this.#hub.leave(name, this.#follower);
    this.#followed.clear();
  }

  #follow(name: string): boolean {
    if (!isChannelName(name) || (termsOfChannel(name).who === 'player' && !this.#isPlayer)) return false;
    if (this.#followed.size >= FOLLOWED_MAX && !this.#followed.has(name)) return false;
    this.#followed.add(name);
    void this.#begin(name);
    return true;
  }

  /** The page follows again when the line is lost, and so when it gets no answer here. */
  async #begin(name: ChannelName): Promise<void> {
    try {
      await this.#hub.follow(name, this.#follower);
      if (this.#isOver || !this.#followed.has(name)) this.#hub.leave(name, this.#follower);
    } catch (error) {
      logTrouble(error, { channel: name });
    }
  }

  #leave(name: string): void {
    if (!isChannelName(name) || !this.#followed.delete(name)) return;
    this.#hub.leave(name, this.#follower);
  }

  #speaksTooMuch(): boolean {
    const now = performance.now();
    if (now - this.#since > WORDS_WITHIN_MS) {
      this.#since = now;
      this.#words = 0;
    }
    this.#words += 1;
    return this.#words > WORDS_MAX;
  }
}
