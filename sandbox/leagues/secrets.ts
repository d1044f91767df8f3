// What follows from the secret of the leagues: the seed of every match, and how strong everybody is when it is played.
// Nothing of it is kept, so that a producer that starts again goes on where it was.
import { createHash, createHmac } from 'node:crypto';
import type { CalendarMatch } from './calendar.ts';
import type { VirtualLeague } from './league.ts';

/** Of one club, in standard deviations of what two may be apart. */
const SPREAD = 0.7;
const DRIFT = 0.05;
/** Nobody is further apart than this: a match has to be worth watching. */
const APART_MAX = 2.2;

export class Secrets {
  readonly #secret: Buffer;
  readonly #strengths = new Map<string, readonly (readonly number[])[]>();
  /** Told with the name of every match: leagues of another secret are other leagues. */
  readonly mark: string;

  constructor(secret: Buffer) {
    this.#secret = secret;
    // Matches that were committed to by their seed alone are of other leagues: they cannot be proven as these are.
    this.mark = createHash('sha256')
      .update('mark of the leagues, strengths committed to')
      .update(secret)
      .digest('hex')
      .slice(0, 6);
  }

  /** In hexadecimal. */
  seedOf({ sysname }: VirtualLeague, { season, round, number }: CalendarMatch): string {
    return this.#draw(`match:${sysname}:${season}:${round}:${number}`).toString('hex');
  }

  /** Of the home side over its guest, as far as they are apart by this round. */
  strengthOf(league: VirtualLeague, { season, round, home, away }: CalendarMatch): number {
    const now = this.#season(league, season)[round - 1]!;
    const apart = now[home]! - now[away]!;
    return Math.round(1_000 * Math.max(-APART_MAX, Math.min(APART_MAX, apart))) / 1_000;
  }

  /** By round and club: where everybody was drawn before the first, and what they have drifted since. */
  #season(league: VirtualLeague, season: number): readonly (readonly number[])[] {
    const key = `${league.sysname}:${season}`;
    const told = this.#strengths.get(key);
    if (told !== undefined) return told;
    const clubs = Array.from({ length: league.size }, (_, club) => club);
    let now = clubs.map((club) => SPREAD * this.#normal(`strength:${key}:${club}`));
    const rounds = Array.from({ length: 2 * (league.size - 1) }, (_, round) => {
      now = now.map((strength, club) => strength + DRIFT * this.#normal(`drift:${key}:${club}:${round}`));
      return now;
    });
    if (this.#strengths.size >= SEASONS_KEPT) this.#strengths.clear();
    this.#strengths.set(key, rounds);
    return rounds;
  }

  #draw(of: string): Buffer {
    return createHmac('sha256', this.#secret).update(of).digest();
  }

  /** As the bell curve has it. */
  #normal(of: string): number {
    const drawn = this.#draw(of);
    const share = (at: number) => (drawn.readUInt32BE(at) + 0.5) / 2 ** 32;
    return Math.sqrt(-2 * Math.log(share(0))) * Math.cos(2 * Math.PI * share(4));
  }
}

/** Of all leagues, the season that is played and the next. */
const SEASONS_KEPT = 100;
