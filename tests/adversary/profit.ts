// What a player who plays for profit earns: the ratio of what was won to what was staked, with its standard error.

interface Total {
  staked: number;
  gained: number;
}

/** Of a normal distribution: one estimate in forty lies so many standard errors above the truth. */
const CONFIDENCE = 1.96;

/** Plays of one cluster (a shelf, a match, a season) depend on each other; clusters do not. */
export class Profit {
  readonly #clusters = new Map<number, Total>();
  plays = 0;

  /** In cents: what a play cost, and what it is expected to bring beyond that. */
  add(cluster: number, { staked, gained }: Total): void {
    const total = this.#clusters.get(cluster) ?? { staked: 0, gained: 0 };
    this.#clusters.set(cluster, { staked: total.staked + staked, gained: total.gained + gained });
    this.plays += 1;
  }

  get staked(): number {
    return sum([...this.#clusters.values()].map(({ staked }) => staked));
  }

  /** Of what was staked. */
  get share(): number {
    return sum([...this.#clusters.values()].map(({ gained }) => gained)) / this.staked;
  }

  get error(): number {
    const totals = [...this.#clusters.values()];
    if (totals.length < 2) throw new RangeError('an error cannot be estimated from one cluster');
    const { share } = this;
    const squares = sum(totals.map(({ staked, gained }) => (gained - share * staked) ** 2));
    return Math.sqrt((squares * totals.length) / (totals.length - 1)) / this.staked;
  }

  /** The profit is above zero beyond the confidence interval. */
  get isFound(): boolean {
    return this.share - CONFIDENCE * this.error > 0;
  }

  toString(): string {
    const [share, error] = [this.share, this.error].map((one) => `${Math.round(10_000 * one) / 100} %`);
    return `${share} ± ${error} of what was staked in ${this.plays} plays`;
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
