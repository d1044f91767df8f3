// One jackpot, thought through without a database and in exact numbers: what bets put in, where it falls, and what is left.
import type { JackpotTerms } from '#rules/jackpots.ts';
import type { Currency } from '#rules/money.ts';

const MICROS = 1_000_000n;

export interface ModelBet {
  round: string;
  game: string;
  currency: Currency;
  stake: number;
  at: number;
}

export interface ModelWin {
  round: string;
  cycle: number;
  cents: number;
}

interface Given {
  terms: JackpotTerms;
  openedAt: number;
  /** Where a cycle is bound to fall: in millionths of a cent, milliseconds or tickets. */
  triggerOf: (cycle: number) => number;
}

export class JackpotModel {
  /** Of the cycle under way, and of the next. */
  terms: JackpotTerms;
  nextTerms: JackpotTerms;
  isOffered = true;
  cycle = 1;
  pot: bigint;
  reserve = 0n;
  /** All that bets have put in, and all that the house has. */
  fed = 0n;
  house: bigint;
  readonly wins: ModelWin[] = [];
  readonly rolledOver: number[] = [];
  isOver = false;
  #tickets = 0n;
  #lastAt = 0;
  #window: { from: number; to: number } | null;
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
    this.terms = given.terms;
    this.nextTerms = given.terms;
    this.house = BigInt(given.terms.start_cents) * MICROS;
    this.pot = this.house;
    this.#window = this.#windowFrom(given.openedAt);
  }

  /** What was put in and not won is in the pot or put by. */
  get isWhole(): boolean {
    const won = this.wins.reduce((sum, { cents }) => sum + BigInt(cents), 0n) * MICROS;
    return this.fed + this.house === this.pot + this.reserve + won;
  }

  pass(at: number): void {
    if (this.isOver || this.#window === null || at < this.#window.to) return;
    const span = this.terms.window_minutes! * 60_000;
    this.rolledOver.push(this.cycle);
    this.#begin(Math.max(this.#window.to, at - (at % span)));
  }

  bet(bet: ModelBet): void {
    this.pass(bet.at);
    const { terms } = this;
    if (this.isOver || (this.cycle === 1 && bet.at < this.#given.openedAt)) return;
    const tickets = (BigInt(bet.stake) * BigInt(terms.rates[bet.currency] ?? 0)) / 1_000n;
    if (!terms.games.includes(bet.game) || tickets < BigInt(terms.min_stake_cents) * 1_000n) return;
    const before = this.#measure();
    const [toPot, toReserve] = [terms.pot_ppm, terms.reserve_ppm].map(
      (ppm) => (tickets * BigInt(ppm)) / 1_000n,
    ) as [bigint, bigint];
    this.pot += toPot;
    this.reserve += toReserve;
    this.fed += toPot + toReserve;
    this.#tickets += tickets;
    this.#lastAt = Math.max(this.#lastAt, bet.at);
    const trigger = BigInt(this.#given.triggerOf(this.cycle));
    if (before < trigger && trigger <= this.#measure()) this.#fall(bet);
  }

  #measure(): bigint {
    if (this.terms.kind === 'by-value') return this.pot;
    return this.terms.kind === 'by-time' ? BigInt(this.#lastAt) : this.#tickets;
  }

  #fall(bet: ModelBet): void {
    this.wins.push({ round: bet.round, cycle: this.cycle, cents: Number(this.pot / MICROS) });
    const left = this.pot % MICROS;
    if (!this.isOffered) {
      this.reserve += left;
      this.pot = 0n;
      this.isOver = true;
      return;
    }
    const to = this.#window?.to ?? bet.at;
    this.terms = this.nextTerms;
    const start = BigInt(this.terms.start_cents) * MICROS;
    const whole = this.reserve - (this.reserve % MICROS);
    const fromReserve = whole < start ? whole : start;
    this.reserve -= fromReserve;
    this.house += start - fromReserve;
    this.pot = start + left;
    this.#begin(to);
  }

  #begin(from: number): void {
    this.cycle += 1;
    this.#tickets = 0n;
    this.#lastAt = 0;
    this.#window = this.#windowFrom(from);
  }

  #windowFrom(from: number) {
    if (this.terms.kind !== 'by-time') return null;
    const span = this.terms.window_minutes! * 60_000;
    return { from, to: from - (from % span) + span };
  }
}
