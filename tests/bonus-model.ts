// Bonuses of one player, thought through without a database. Sums are whole cents, turnover is in hundredths of them.

const DAY_MS = 86_400_000;
const SMALLEST = 20;

export interface ModelBonus {
  id: number;
  state: string;
  amount: number;
  required: number;
  stakeMax: number | null;
  cap: number | null;
  daysToPlay: number;
  turnover: number;
  converted: number;
  activateBy: number;
  endsAt: number;
  activatedAt: number;
  movedAt: number;
}

interface Stake {
  main: number;
  bonus: number;
  /** The bonus that paid the bonus money. */
  by: ModelBonus | undefined;
}

interface Played extends Stake {
  percent: number;
  at: number;
}

export class BonusModel {
  main: number;
  bonus = 0;
  readonly isApart: boolean;
  bonuses: ModelBonus[] = [];
  open: (Stake & { percent: number }) | null = null;
  uncounted: Played[] = [];
  hasPlayed = false;

  constructor(main: number, isApart: boolean) {
    this.main = main;
    this.isApart = isApart;
  }

  get inPlay(): ModelBonus | undefined {
    return this.bonuses.find(({ state }) => state === 'active' || state === 'expiring');
  }

  /** A round that this bonus has paid is not over. */
  #hasOpen(bonus: ModelBonus): boolean {
    return this.open?.by === bonus;
  }

  give(given: ModelBonus, startsAtOnce: boolean, now: number): void {
    this.bonuses.push(given);
    if (startsAtOnce && this.inPlay === undefined) this.#start(given, now);
  }

  #start(bonus: ModelBonus, now: number): void {
    Object.assign(bonus, { state: 'active', activatedAt: now, movedAt: now });
    bonus.endsAt = now + bonus.daysToPlay * DAY_MS;
    this.bonus += bonus.amount;
    this.hasPlayed = false;
  }

  activate(bonus: ModelBonus, now: number): string {
    if (bonus.state === 'active') return 'done';
    if (bonus.state !== 'available' || bonus.endsAt <= now) return 'BonusEnded';
    if (this.inPlay !== undefined) return 'BonusActive';
    this.#start(bonus, now);
    return 'done';
  }

  deactivate(bonus: ModelBonus, now: number): string {
    if (bonus.state === 'available') return 'done';
    if (bonus.state !== 'active' || bonus.activateBy <= now) return 'BonusEnded';
    if (bonus.turnover > 0 || this.hasPlayed || this.bonus !== bonus.amount) return 'BonusPlayed';
    Object.assign(bonus, { state: 'available', endsAt: bonus.activateBy });
    this.bonus -= bonus.amount;
    return 'done';
  }

  remove(bonus: ModelBonus): string {
    if (!['available', 'active', 'expiring'].includes(bonus.state)) return 'BonusEnded';
    this.#end(bonus, bonus.state === 'available' ? 'removed' : 'forfeited');
    return 'done';
  }

  #end(bonus: ModelBonus, state: string): void {
    if (bonus.state !== 'available') this.bonus = 0;
    bonus.state = state;
  }

  /** What pays a stake, or why it is refused. */
  stake(stake: number, percent: number, now: number): Stake | string {
    if (this.open !== null && percent < 100) return 'RoundOpen';
    const bonus = this.inPlay;
    const isOver = bonus !== undefined && (bonus.state === 'expiring' || bonus.endsAt <= now);
    const split = this.#split(stake, isOver ? 0 : this.bonus);
    if (split === null) return 'InsufficientFunds';
    const most = bonus?.stakeMax ?? Number.POSITIVE_INFINITY;
    if (split.bonus > 0 && stake > most) return 'BonusMaxBet';
    return { ...split, by: split.bonus > 0 ? bonus : undefined };
  }

  #split(stake: number, bonus: number): Omit<Stake, 'by'> | null {
    if (this.main >= stake) return { main: stake, bonus: 0 };
    if (this.isApart) return bonus >= stake ? { main: 0, bonus: stake } : null;
    return this.main + bonus >= stake ? { main: this.main, bonus: stake - this.main } : null;
  }

  take({ main, bonus }: Stake): void {
    this.main -= main;
    this.bonus -= bonus;
    this.hasPlayed = true;
  }

  /** What a round has paid, in the proportion of its stake; what cannot be divided is money. */
  pay({ main, bonus, by }: Stake, paid: number): void {
    const toBonus = Math.floor((paid * bonus) / (main + bonus));
    // What comes back of a bonus that has ended is the operator's.
    if (by !== undefined && by === this.inPlay) this.bonus += toBonus;
    this.main += paid - toBonus;
  }

  /** All that has been played is counted, and then what is due happens. */
  settle(now: number): void {
    for (const { main, bonus, by, percent, at } of this.uncounted) {
      const active = this.inPlay;
      if (active === undefined || at < active.activatedAt || (by !== undefined && by !== active)) continue;
      const counted = (this.isApart ? bonus : main + bonus) * percent;
      active.turnover = Math.min(active.required * 100, active.turnover + counted);
      active.movedAt = Math.max(active.movedAt, at);
    }
    this.uncounted = [];
    for (const bonus of this.bonuses) this.#due(bonus, now);
  }

  #due(bonus: ModelBonus, now: number): void {
    const state = this.#stateDue(bonus, now);
    if (state === 'completed') this.#complete(bonus);
    else if (state === 'expiring') bonus.state = state;
    else if (state !== null) this.#end(bonus, state);
  }

  #stateDue(bonus: ModelBonus, now: number): string | null {
    const { state, turnover, required, endsAt, movedAt } = bonus;
    const isFree = !this.#hasOpen(bonus);
    if (state === 'available') return endsAt <= now ? 'expired' : null;
    if (state !== 'active' && state !== 'expiring') return null;
    if (isFree && turnover >= required * 100) return 'completed';
    if (state === 'expiring') return isFree ? 'expired' : null;
    if (now - endsAt >= 60_000) return isFree ? 'expired' : 'expiring';
    const isDust = this.bonus < SMALLEST && now - movedAt >= DAY_MS;
    return isFree && (this.bonus === 0 || isDust) ? 'lost' : null;
  }

  #complete(bonus: ModelBonus): void {
    bonus.converted = Math.min(this.bonus, bonus.cap ?? this.bonus);
    this.main += bonus.converted;
    this.#end(bonus, 'completed');
  }

  withdraw(amount: number, isMeant: boolean): string {
    const burns = !this.isApart && this.inPlay !== undefined;
    if (burns && !isMeant) return 'BonusWouldBurn';
    if (this.main < amount) return 'WithdrawalDeclined';
    this.main -= amount;
    if (burns) this.#end(this.inPlay!, 'forfeited');
    return 'done';
  }
}
