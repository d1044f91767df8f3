// Whose turn it is at a batch, in the order they came.
import { TooManyWait } from '../plumbing/outage.ts';
import type { Name } from './work.ts';

export interface Ticket<Asked, Done> {
  asked: Asked;
  names: readonly Name[];
  owner: Name | undefined;
  askedAt: number;
  resolve(done: Done): void;
  reject(reason: unknown): void;
}

export class Turns<Asked, Done> {
  readonly #turnWithinMs: number;
  #waiting: Ticket<Asked, Done>[] = [];
  /** Whose turn it is in another group waits here: there it would hold up all who go with it. */
  readonly #namesUnderWay = new Set<Name>();
  readonly #ownersUnderWay = new Set<Name>();
  /** Who must wait for another transaction, with all of the same owner behind them; by owner, or alone. */
  readonly #apart = new Map<unknown, Ticket<Asked, Done>[]>();

  constructor(turnWithinMs: number) {
    this.#turnWithinMs = turnWithinMs;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(ticket: Ticket<Asked, Done>): void {
    this.#waiting.push(ticket);
  }

  take(most: number): readonly Ticket<Asked, Done>[] {
    const group: Ticket<Asked, Done>[] = [];
    const left: Ticket<Asked, Done>[] = [];
    const names = new Set<Name>();
    const passedOver = new Set<Name>();
    for (const ticket of this.#waiting) {
      if (this.refuseLate(ticket)) continue;
      const isNext =
        group.length < most &&
        !ticket.names.some((name) => names.has(name) || this.#namesUnderWay.has(name)) &&
        !(ticket.owner !== undefined && (passedOver.has(ticket.owner) || this.#isHeldUp(ticket.owner)));
      if (isNext) {
        group.push(ticket);
        for (const name of ticket.names) names.add(name);
      } else {
        left.push(ticket);
        if (ticket.owner !== undefined) passedOver.add(ticket.owner);
      }
    }
    this.#waiting = left;
    this.#begin(group);
    return group;
  }

  /** All who wait apart of one owner. */
  takeApart(): readonly Ticket<Asked, Done>[] {
    for (const [key, tickets] of this.#apart) {
      if (tickets.some(({ owner }) => owner !== undefined && this.#ownersUnderWay.has(owner))) continue;
      this.#apart.delete(key);
      const group = tickets.filter((ticket) => !this.refuseLate(ticket));
      if (group.length === 0) continue;
      this.#begin(group);
      return group;
    }
    return [];
  }

  setApart(ticket: Ticket<Asked, Done>): void {
    const key = ticket.owner ?? ticket;
    const tickets = this.#apart.get(key);
    if (tickets === undefined) this.#apart.set(key, [ticket]);
    else tickets.push(ticket);
  }

  /** An earlier one of the same owner waits apart. */
  isApart({ owner }: Ticket<Asked, Done>): boolean {
    return owner !== undefined && this.#apart.has(owner);
  }

  end(group: readonly Ticket<Asked, Done>[]): void {
    for (const { names, owner } of group) {
      for (const name of names) this.#namesUnderWay.delete(name);
      if (owner !== undefined) this.#ownersUnderWay.delete(owner);
    }
  }

  refuseLate({ askedAt, reject }: Ticket<Asked, Done>): boolean {
    const isLate = performance.now() - askedAt > this.#turnWithinMs;
    if (isLate) reject(new TooManyWait('no turn came in time'));
    return isLate;
  }

  #begin(group: readonly Ticket<Asked, Done>[]): void {
    for (const { names, owner } of group) {
      for (const name of names) this.#namesUnderWay.add(name);
      if (owner !== undefined) this.#ownersUnderWay.add(owner);
    }
  }

  #isHeldUp(owner: Name): boolean {
    return this.#ownersUnderWay.has(owner) || this.#apart.has(owner);
  }
}
