// Finished pages of guests, kept until something they show changes; never for a guessed number of seconds. A page
// remembers the topics of every read made while it was rendered, and a change of one of them drops it.
import type { Topic } from '#contract/topics.ts';
import type { Metrics } from '../../plumbing/metrics.ts';
import type { FinishedPage } from './finished-page.ts';

const KEPT_MAX_BYTES = 64 * 1024 * 1024;
/** Of all that, what addresses may take of which anybody can think up any number. */
const PASSING_SHARE = 1 / 8;

export interface Redirect {
  status: number;
  location: string;
}

/** What a render leaves behind, and whether it may be shown again. A redirect never is: it costs nothing to make. */
export type Making =
  | { result: FinishedPage; isKeepable: boolean; isPassing?: boolean }
  | { result: Redirect; isKeepable: false };

type Make = (topics: Set<Topic>) => Promise<Making>;

interface UnderWay {
  topics: ReadonlySet<Topic>;
  made: Promise<Making>;
}

interface KeptPage {
  topics: ReadonlySet<Topic>;
  page: FinishedPage;
  /** One of endlessly many: it makes room for its like only, so that no flood of them drives out the others. */
  isPassing: boolean;
}

export class FinishedPages {
  #kept = new Map<string, KeptPage>();
  #underWay = new Map<string, UnderWay>();
  #bytes = { passing: 0, lasting: 0 };
  #metrics: Pick<Metrics, 'finishedPages' | 'finishedPageBytes'>;
  #maxBytes: number;

  constructor(metrics: Pick<Metrics, 'finishedPages' | 'finishedPageBytes'>, maxBytes = KEPT_MAX_BYTES) {
    this.#metrics = metrics;
    this.#maxBytes = maxBytes;
  }

  /** One render serves everyone who asks for the page meanwhile. `make` adds topics as its reads show them. */
  async get(key: string, make: Make): Promise<Making['result']> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      // A map keeps the order of insertion: what was used last stands last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#metrics.finishedPages.inc({ from: 'kept' });
      return kept.page;
    }
    const joined = this.#underWay.get(key);
    this.#metrics.finishedPages.inc({ from: joined === undefined ? 'made' : 'joined' });
    return (await (joined?.made ?? this.#make(key, make))).result;
  }

  /** A page still being made from what just changed is given to those who wait for it, but not kept. */
  drop(changed: readonly Topic[]): void {
    const isTouched = ({ topics }: { topics: ReadonlySet<Topic> }) =>
      changed.some((topic) => topics.has(topic));
    for (const [key, kept] of this.#kept) if (isTouched(kept)) this.#forget(key);
    for (const [key, underWay] of this.#underWay) if (isTouched(underWay)) this.#underWay.delete(key);
  }

  async #make(key: string, make: Make): Promise<Making> {
    const topics = new Set<Topic>();
    const underWay: UnderWay = { topics, made: make(topics) };
    this.#underWay.set(key, underWay);
    try {
      const making = await underWay.made;
      if (making.isKeepable && this.#underWay.get(key) === underWay)
        this.#keep(key, { topics, page: making.result, isPassing: making.isPassing ?? false });
      return making;
    } finally {
      if (this.#underWay.get(key) === underWay) this.#underWay.delete(key);
    }
  }

  #keep(key: string, kept: KeptPage): void {
    this.#kept.set(key, kept);
    this.#count(kept, kept.page.bytes);
    const max = this.#maxBytes * (kept.isPassing ? PASSING_SHARE : 1 - PASSING_SHARE);
    for (const [oldest, { isPassing }] of this.#kept) {
      if (this.#bytes[kindOf(kept)] <= max) break;
      if (isPassing === kept.isPassing) this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (kept !== undefined) this.#count(kept, -kept.page.bytes);
    this.#kept.delete(key);
  }

  #count(kept: KeptPage, bytes: number): void {
    this.#bytes[kindOf(kept)] += bytes;
    this.#metrics.finishedPageBytes.set(this.#bytes.passing + this.#bytes.lasting);
  }
}

const kindOf = ({ isPassing }: KeptPage) => (isPassing ? 'passing' : 'lasting');
