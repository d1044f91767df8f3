// Who waits at the teller, in the order they came. While an entry is away, no other of the same player is taken, so
// that none overtakes; and none of the same key, so that a trip never holds one fact twice.
import type { Entry, Recorded } from './record.ts';

export interface Ticket {
  entry: Entry;
  playerId: number;
  askedAt: number;
  resolve(recorded: Recorded): void;
  reject(reason: unknown): void;
}

/** Together: whoever can go now. Apart: one player whose purse must be waited for, with all their tickets. */
export type Lane = 'together' | 'apart';

export class Waiting {
  #line: Ticket[] = [];
  #awayPlayers = new Set<number>();
  #awayKeys = new Set<string>();
  /** Tickets that came back because another transaction had the purse, by player. */
  #apart = new Map<number, Ticket[]>();

  add(ticket: Ticket): void {
    this.#line.push(ticket);
  }

  take(lane: Lane, most: number): Ticket[] {
    const trip = lane === 'apart' ? this.#takeApart() : this.#takeTogether(most);
    for (const { playerId } of trip) this.#awayPlayers.add(playerId);
    return trip;
  }

  /** The purse is busy: the ticket waits for it apart, before all of its player that come later. */
  setApart(ticket: Ticket): void {
    const tickets = this.#apart.get(ticket.playerId);
    if (tickets === undefined) this.#apart.set(ticket.playerId, [ticket]);
    else tickets.push(ticket);
  }

  isApart(playerId: number): boolean {
    return this.#apart.has(playerId);
  }

  done(trip: readonly Ticket[]): void {
    for (const { playerId, entry } of trip) {
      this.#awayPlayers.delete(playerId);
      this.#awayKeys.delete(entry.key);
    }
  }

  #takeTogether(most: number): Ticket[] {
    const trip: Ticket[] = [];
    const left: Ticket[] = [];
    for (const ticket of this.#line) {
      const { playerId, entry } = ticket;
      const isFree =
        trip.length < most &&
        !this.#awayPlayers.has(playerId) &&
        !this.#apart.has(playerId) &&
        !this.#awayKeys.has(entry.key);
      if (isFree) this.#awayKeys.add(entry.key);
      (isFree ? trip : left).push(ticket);
    }
    this.#line = left;
    return trip;
  }

  #takeApart(): Ticket[] {
    for (const [playerId, trip] of this.#apart) {
      if (this.#awayPlayers.has(playerId)) continue;
      this.#apart.delete(playerId);
      for (const { entry } of trip) this.#awayKeys.add(entry.key);
      return trip;
    }
    return [];
  }
}
