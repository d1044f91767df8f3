// What the sockets at a shared table hear: how its round goes, and when each player was told of their money.
import type { ChannelFrame } from '#contract/channels.ts';
import type { SharedRound } from '#contract/tables.ts';
import { flightMs } from '#games/kinds/crash/crash-flight.ts';

type Frame = ChannelFrame | { event: string };

interface Ended {
  /** How far it went, and when that was, in milliseconds of the machine's clock. */
  paidX100: number;
  bustAt: number;
}

/** Longer than the longest flight. Frames come all the time, and with each of them one looks. */
const WITHIN_MS = 240_000;

export class FlightWatch {
  #round: SharedRound | undefined;
  /** By player, when they were told, in order. */
  #told = new Map<number, number[]>();
  #changed: (() => void)[] = [];

  hear(playerId: number, text: string, at: number): void {
    const frame = JSON.parse(text) as Frame;
    if ('channel' in frame) this.#see(frame);
    else if (frame.event === 'account.balance_updated') {
      this.#told.set(playerId, [...(this.#told.get(playerId) ?? []), at]);
      this.#wake();
    }
  }

  forget(): void {
    this.#told.clear();
  }

  /** The round that enters this phase after now. */
  async next(phase: SharedRound['phase']): Promise<SharedRound> {
    const before = this.#round?.id;
    return this.#until(() =>
      this.#round?.phase === phase && this.#round.id !== before ? this.#round : null,
    );
  }

  end(id: number): Promise<Ended> {
    return this.#until(() =>
      this.#round?.id === id && this.#round.phase === 'over' ? endOf(this.#round) : null,
    );
  }

  /** When each of them was told for so many times, the first of them first. */
  heard(players: readonly number[], times: number): Promise<number[]> {
    return this.#until(() => {
      const moments = players.map((id) => this.#told.get(id)?.[times - 1]);
      return moments.some((at) => at === undefined) ? null : (moments as number[]).toSorted((a, b) => a - b);
    });
  }

  #see(frame: ChannelFrame): void {
    const { round } = ('patch' in frame ? frame.patch : frame.data) as { round?: SharedRound };
    if (round === undefined || round === null) return;
    this.#round = round;
    this.#wake();
  }

  async #until<T>(look: () => T | null): Promise<T> {
    const tooLate = AbortSignal.timeout(WITHIN_MS);
    for (;;) {
      const found = look();
      if (found !== null) return found;
      tooLate.throwIfAborted();
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
  }

  #wake(): void {
    for (const go of this.#changed.splice(0)) go();
  }
}

/** By the flight itself, not by when the house noticed: how late it notices is a part of what is measured. */
export function endOf({ steps, runs_at }: Pick<SharedRound, 'steps' | 'runs_at'>): Ended {
  const paidX100 = steps![0]!['atX100'] as number;
  return { paidX100, bustAt: new Date(runs_at).getTime() + flightMs(paidX100) };
}
