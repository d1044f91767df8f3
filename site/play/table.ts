// A game being played: what is on the table, and the presses that change it. Stages show the steps of a round one after
// the other; what they have not shown yet is not told anywhere else on screen either.
import type { Input, Output } from '#contract/define.ts';
import { type PlayedRound, play } from '#contract/play.ts';
import { isRefusal, Refusal } from '#contract/refusals.ts';
import type { tables } from '#contract/tables.ts';
import { cents } from '#rules/money.ts';
import type { Asker } from '../asking/ask.ts';
import { Watched } from '../start/watched.ts';
import { type FreeSpins, noFreeSpins, ownStakeOf, packInUse, withPacks, withPlayed } from './free-spins.ts';
import { firstStake } from './stakes.ts';
import { askUntilKnown } from './until-known.ts';

type Opened = Output<typeof play.init>;
type Played = Output<typeof play.decide>;
export type Balance = Opened['balance'];
export type PlayedStep = PlayedRound['steps'][number];
export type Decision = Input<typeof play.decide>['decision'];

export interface TableState {
  opened: Opened | null;
  /** As it is shown: what a round has won is added once it was seen. */
  balance: Balance | null;
  stake: number;
  round: PlayedRound | null;
  /** It was played before, and is only shown again. */
  isReplay: boolean;
  /** How many of its steps were seen. */
  seen: number;
  /** A press waits for its answer. */
  isAsking: boolean;
  /** The answer went missing and is being asked for. */
  isChecking: boolean;
  /** The law here wants more time between two rounds. */
  isResting: boolean;
  /** The last "no", until the next press. */
  refusal: Refusal | null;
  /** Won less staked since the frame was opened, in cents. */
  net: number;
  free: FreeSpins;
}

const empty: TableState = {
  opened: null,
  balance: null,
  stake: 0,
  round: null,
  isReplay: false,
  seen: 0,
  isAsking: false,
  isChecking: false,
  isResting: false,
  refusal: null,
  net: 0,
  free: noFreeSpins,
};

export interface TableParts {
  ask: Asker;
  pause(ms: number): Promise<void>;
}

export class Table {
  readonly state = new Watched(empty);
  #ask: Asker;
  #pause: TableParts['pause'];
  /** What the server said one has; shown once the round was seen. */
  #answered: Balance | null = null;
  #isLeft = false;

  constructor({ ask, pause }: TableParts) {
    this.#ask = ask;
    this.#pause = pause;
  }

  /** Asks how things stand; a round that is still open goes on where it was left. */
  async open(): Promise<void> {
    this.#set({ isAsking: true, refusal: null });
    try {
      const opened = await this.#ask(play.init, {});
      this.#take(opened);
    } catch (error) {
      this.#set({ refusal: asRefusal(error) });
    } finally {
      this.#set({ isAsking: false });
    }
  }

  /** They may have been changed elsewhere since: by the player on another page, or because they were worn. */
  async readSeeds(): Promise<void> {
    const { seeds } = await this.#ask(play.init, {});
    const { opened } = this.state.get();
    if (opened !== null) this.#set({ opened: { ...opened, seeds } });
  }

  /** A stake of the player's own. */
  setStake(stake: number): void {
    const state = this.state.get();
    if (canBegin(state)) this.#set({ stake, free: { ...state.free, isAside: true, isUsedUp: false } });
  }

  /** The next rounds are paid by free spins, as long as there are any. */
  setFree(): void {
    const state = this.state.get();
    const [pack] = state.free.packs;
    if (canBegin(state) && pack !== undefined)
      this.#set({ stake: pack.stake, free: { ...state.free, isAside: false } });
  }

  /** The player knows that free spins are used up. */
  goOn(): void {
    this.#set({ free: { ...this.state.get().free, isUsedUp: false } });
  }

  async start(bet: { stake: number }): Promise<void> {
    const { free } = this.state.get();
    if (!canBegin(this.state.get()) || free.isUsedUp) return;
    const pack = packInUse(free)?.id;
    await this.#press(async (waiting, name) => {
      const wish = { bet: { ...bet }, ...(pack !== undefined && { pack }) };
      const played = await askUntilKnown({ ask: this.#ask, name }, play.start, wish, waiting);
      this.#setFreeSpins(withPlayed(free, played.pack));
      this.#play(played, { seen: 0, added: ownStakeOf(played.round) });
      void this.#rest();
    });
  }

  async decide(decision: Decision): Promise<void> {
    const { round, seen, isAsking } = this.state.get();
    if (round === null || round.is_over || isAsking || seen < round.steps.length) return;
    const input = { round: round.id, decisions: round.decisions, decision };
    await this.#press(async (waiting, name) => {
      const played = await askUntilKnown({ ask: this.#ask, name }, play.decide, input, waiting);
      this.#play(played, { seen, added: played.round.staked - round.staked });
    });
  }

  /** The player has read how it went since they sat down, and goes on. */
  async confirmCheck(): Promise<void> {
    await this.#press(async () => void (await this.#ask(play.confirmCheck, {})));
  }

  /** A press at a shared table: a bet, or the way out of a flight. */
  async share<C extends typeof tables.place | typeof tables.leave>(call: C, input: Input<C>): Promise<void> {
    if (this.state.get().isAsking) return;
    await this.#press(async (waiting, name) => {
      const played = await askUntilKnown(
        { ask: this.#ask, name },
        call as typeof tables.leave,
        input as never,
        waiting,
      );
      this.tell(played);
    });
  }

  /** How a round stands that is decided at a shared table. */
  tell(played: Played): void {
    this.#play(played, { seen: played.round.steps.length, added: 0 });
  }

  /** So many steps of the round have been shown; with the last one of a round that is over comes what it paid. */
  see(count: number): void {
    const { round, seen } = this.state.get();
    if (round === null || count <= seen) return;
    this.#set({ seen: Math.min(count, round.steps.length) });
    this.#settle();
  }

  /** Shows a round of the history again, step by step; nothing is staked by it and nothing paid. */
  watch(round: PlayedRound): void {
    if (canBegin(this.state.get()) && canWatch(round)) this.#set({ round, isReplay: true, seen: 0 });
  }

  dismiss(): void {
    this.#set({ refusal: null });
  }

  leave(): void {
    this.#isLeft = true;
  }

  async #press(work: (waiting: Parameters<typeof askUntilKnown>[3], name: string) => Promise<void>) {
    this.#set({ isAsking: true, refusal: null });
    const waiting = {
      onChecking: (isChecking: boolean) => this.#set({ isChecking }),
      isWanted: () => !this.#isLeft,
      pause: this.#pause,
    };
    try {
      await work(waiting, this.state.get().opened?.game.sysname ?? '');
    } catch (error) {
      const refusal = asRefusal(error);
      if (isStale(refusal)) await this.open();
      this.#set({ refusal });
    } finally {
      this.#set({ isAsking: false, isChecking: false });
    }
  }

  async #rest(): Promise<void> {
    const ms = this.state.get().opened?.terms.round_min_ms ?? 0;
    if (ms === 0) return;
    this.#set({ isResting: true });
    await this.#pause(ms);
    this.#set({ isResting: false });
  }

  #take(opened: Opened): void {
    const { stake, round: before } = this.state.get();
    this.#answered = null;
    // A finished round stays on the table until the next one.
    const round = opened.round ?? (before?.is_over === true ? before : null);
    const free = withPacks(this.state.get().free, opened.packs);
    this.#set({
      free,
      opened,
      balance: opened.balance,
      stake:
        opened.round?.bet.stake ??
        packInUse(free)?.stake ??
        (stake || firstStake(opened.game.stakes, opened.balance.cash)),
      round,
      seen: round?.steps.length ?? 0,
    });
  }

  #play({ round, balance }: Played, { seen, added }: { seen: number; added: number }): void {
    const { opened, balance: before } = this.state.get();
    this.#answered = balance;
    this.#set({
      round,
      isReplay: false,
      seen,
      opened: opened && { ...opened, seeds: { ...opened.seeds, nonce: round.nonce + 1 } },
      balance: round.is_over && before !== null ? without(before, added) : balance,
    });
    this.#settle();
  }

  #settle(): void {
    const { round, seen, net } = this.state.get();
    if (round === null || !round.is_over || seen < round.steps.length || this.#answered === null) return;
    const balance = this.#answered;
    this.#answered = null;
    this.#set({ balance, net: net + round.paid - ownStakeOf(round) });
  }

  /** Each pack has a stake of its own. */
  #setFreeSpins(free: FreeSpins): void {
    this.#set({ free, stake: packInUse(free)?.stake ?? this.state.get().stake });
  }

  #set(change: Partial<TableState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

/** A round was shown to its end, or there is none. */
export const isSeen = ({ round, seen }: TableState): boolean => round === null || seen >= round.steps.length;

export const isRoundOpen = ({ round }: TableState): boolean => round !== null && !round.is_over;

/** One that is over, of which it is known what was shown. */
export const canWatch = ({ is_over, is_void, steps }: PlayedRound): boolean =>
  is_over && !is_void && steps.length > 0;

/** Whether a new round may begin. */
export const canBegin = (state: TableState): boolean =>
  state.opened !== null && !state.isAsking && !state.isResting && isSeen(state) && !isRoundOpen(state);

/** The last round's win, once it was seen; zero before. */
export const wonIn = (state: TableState): number =>
  state.round?.is_over === true && isSeen(state) ? state.round.paid : 0;

/** Only what is more than was staked is a reason to be glad. */
export const isGain = (state: TableState): boolean =>
  wonIn(state) > 0 && wonIn(state) > (state.round === null ? 0 : ownStakeOf(state.round));

/** The press was made on a table that has changed since: it is looked at again. */
const isStale = (refusal: Refusal): boolean =>
  isRefusal(refusal, 'StepConflict') ||
  isRefusal(refusal, 'RoundOpen') ||
  isRefusal(refusal, 'RoundNotFound') ||
  isRefusal(refusal, 'FreespinsNotFound') ||
  isRefusal(refusal, 'FreespinsEnded') ||
  isRefusal(refusal, 'InsufficientFunds');

const asRefusal = (error: unknown): Refusal => (isRefusal(error) ? error : new Refusal('UnknownError'));

/** Cash goes first, then the bonus. */
function without({ currency, cash, bonus }: Balance, stake: number): Balance {
  const ofCash = Math.min(cash, stake);
  return { currency, cash: cents(cash - ofCash), bonus: cents(Math.max(0, bonus - (stake - ofCash))) };
}
