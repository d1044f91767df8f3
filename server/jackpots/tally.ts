// What rounds do to one jackpot, reckoned in memory: bets are counted in their order, the one that reaches the trigger ends
// the cycle, and the next begins with what the reserve gives it. Nothing is written here.
import { triggerOf } from '#games/jackpots/trigger.ts';
import {
  countBet,
  type JackpotBet,
  MICROS,
  measureOf,
  type Standing,
  ticketsOf,
  wonCents,
} from '#rules/jackpots.ts';
import type { Vault } from '../at-rest/vault.ts';
import {
  type CycleRow,
  drawCycle,
  type JackpotRow,
  opened,
  openSeed,
  splitStart,
  standingOf,
  withStanding,
} from './cycles.ts';

export interface Bet extends JackpotBet {
  round: string;
  player: number;
}

export interface Win {
  bet: Bet;
  cycle: number;
  potCents: number;
  trigger: number;
  before: number;
  after: number;
}

/** In whole cents, as the books are to move them. */
export interface Booked {
  /** From the games: what bets have put into the pot, and put by. */
  pot: number;
  reserve: number;
  /** For starts: from the reserve, and from the house. */
  seedReserve: number;
  seedHouse: number;
}

export class Tally {
  readonly jackpot: JackpotRow;
  readonly ended: CycleRow[] = [];
  readonly wins: Win[] = [];
  readonly booked: Booked = { pot: 0, reserve: 0, seedReserve: 0, seedHouse: 0 };
  isChanged = false;
  reserveMicros: number;
  /** Null once it has fallen and is not offered any more, or its budget has no room for another start. */
  #cycle: CycleRow | null;
  #next: CycleRow;
  #standing: Standing;
  #trigger: number;
  readonly #vault: Vault;
  /** What the operator may still put into starts. */
  #houseLeft: number;

  constructor(
    jackpot: JackpotRow,
    { cycle, next }: { cycle: CycleRow; next: CycleRow },
    vault: Vault,
    houseLeft = Number.POSITIVE_INFINITY,
  ) {
    this.#houseLeft = houseLeft;
    this.jackpot = jackpot;
    this.reserveMicros = jackpot.reserve_micros;
    this.#vault = vault;
    this.#cycle = cycle;
    this.#next = next;
    this.#standing = standingOf(cycle);
    this.#trigger = triggerIn(cycle, vault);
  }

  /** As it stands after what was counted. */
  get cycle(): CycleRow | null {
    return this.#cycle && withStanding(this.#cycle, this.#standing);
  }

  /** All that is to be kept, in order. */
  get cycles(): CycleRow[] {
    return [...this.ended, ...(this.cycle ? [this.cycle] : []), this.#next];
  }

  /** A moment has passed: a window that was over by then is over. */
  pass(at: number): void {
    const end = this.#cycle?.window_to?.getTime();
    if (end === undefined || at < end) return;
    const { terms } = this.#end('rolled_over', end);
    const span = terms!.window_minutes! * 60_000;
    const from = Math.max(end, Math.floor(at / span) * span);
    this.#open({ terms: terms!, potMicros: this.#standing.potMicros, fromHouse: 0, at: end, from });
  }

  count(bet: Bet): void {
    this.pass(bet.at);
    const cycle = this.#cycle;
    if (cycle?.terms == null || (cycle.number === 1 && bet.at < cycle.opened_at!.getTime())) return;
    const tickets = ticketsOf(cycle.terms, bet);
    if (tickets === 0) return;
    const before = this.#standing;
    const after = countBet(cycle.terms, before, tickets, bet.at);
    this.booked.pot += wonCents(after.potMicros) - wonCents(before.potMicros);
    this.#putBy(after.reservedMicros - before.reservedMicros);
    this.#standing = after;
    this.isChanged = true;
    const { kind } = cycle.terms;
    const win = { trigger: this.#trigger, before: measureOf(kind, before), after: measureOf(kind, after) };
    if (win.before < win.trigger && win.trigger <= win.after) this.#drop(bet, win);
  }

  #drop(bet: Bet, measures: Pick<Win, 'trigger' | 'before' | 'after'>): void {
    const { potMicros } = this.#standing;
    const { number, window_to } = this.#end('dropped', bet.at);
    this.wins.push({ bet, cycle: number, potCents: wonCents(potMicros), ...measures });
    const left = potMicros % MICROS;
    const { terms, is_offered } = this.jackpot;
    const { fromReserve, fromHouse } = splitStart(terms, this.reserveMicros);
    if (!is_offered || fromHouse > this.#houseLeft) {
      this.#putBy(left);
      this.#cycle = null;
      return;
    }
    this.#houseLeft -= fromHouse;
    this.reserveMicros -= fromReserve * MICROS;
    this.booked.seedReserve += fromReserve;
    this.booked.seedHouse += fromHouse;
    const start = { terms, fromHouse, potMicros: terms.start_cents * MICROS + left, at: bet.at };
    this.#open({ ...start, from: window_to?.getTime() ?? bet.at });
  }

  #end(state: 'dropped' | 'rolled_over', at: number): CycleRow {
    const seed = openSeed(this.#cycle!, this.#vault);
    const ended = { ...this.cycle!, state, server_seed: seed, ended_at: new Date(at) };
    this.ended.push(ended);
    this.isChanged = true;
    return ended;
  }

  #open(start: Parameters<typeof opened>[1]): void {
    this.#cycle = opened(this.#next, start);
    this.#standing = standingOf(this.#cycle);
    this.#trigger = triggerIn(this.#cycle, this.#vault);
    const { jackpot_id, number } = this.#cycle;
    this.#next = drawCycle(jackpot_id, number + 1, new Date(start.at), this.#vault);
  }

  #putBy(micros: number): void {
    const before = wonCents(this.reserveMicros);
    this.reserveMicros += micros;
    this.booked.reserve += wonCents(this.reserveMicros) - before;
  }
}

/** Where a cycle that is under way is bound to fall. It is nobody's to know before. */
export function triggerIn(cycle: CycleRow, vault: Vault): number {
  const { jackpot_id: jackpot, number, window_from, window_to } = cycle;
  const window =
    window_from === null || window_to === null
      ? null
      : { from: window_from.getTime(), to: window_to.getTime() };
  const seed = Buffer.from(openSeed(cycle, vault), 'hex');
  return triggerOf(seed, { jackpot, number, terms: cycle.terms!, window });
}
