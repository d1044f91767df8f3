// Random lives of bets beside a model of them: placed, sold, settled while matches go on, corrected, voided, by workers that
// die in the midst.

import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { cents } from '#rules/money.ts';
import { decideSales } from '#server/bets/decide-sales.ts';
import { runBets } from '#server/bets/run-bets.ts';
import { combosOf } from '#sports/bets/combos.ts';
import { type ModelBet, type ModelEvent, paidOf } from './bet-model.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from './betting-house.ts';
import { Killed, mortalDb } from './mortal-db.ts';

const markets: readonly (readonly [market: string, outcomes: readonly string[]])[] = [
  ['result', ['1', 'X', '2']],
  ['draw-no-bet', ['1', '2']],
  ['total|line=2', ['over', 'under']],
  ['total|line=2.25', ['over', 'under']],
  ['total|line=1.5', ['over', 'under']],
  ['total|line=2.75', ['over', 'under']],
  ['handicap|line=-0.25', ['1', '2']],
  ['handicap|line=0.75', ['1', '2']],
  ['handicap|line=-1', ['1', '2']],
];

const kinds = ['single', 'single', 'accumulator', 'system', 'trixie', 'patent'] as const;
const START = 50_000;

export interface Lived {
  bets: number;
  sold: number;
  corrected: number;
  deaths: number;
}

export async function liveBets(lives: number, seed: number): Promise<Lived> {
  await using house = await openBettingHouse();
  const lived: Lived = { bets: 0, sold: 0, corrected: 0, deaths: 0 };
  for (let life = 0; life < lives; life++) await new Life(house, seed + life, lived).live();
  return lived;
}

/** More than any match is watched for. */
const SALE_WAITS_MS = 10_000;

class Life {
  readonly #house: BettingHouse;
  readonly #seed: number;
  readonly #lived: Lived;
  readonly #rng: ReturnType<typeof fastRng>;
  #bettor!: Bettor;
  #events: ModelEvent[] = [];
  #bets: ModelBet[] = [];
  #staked = 0n;

  constructor(house: BettingHouse, seed: number, lived: Lived) {
    this.#house = house;
    this.#seed = seed;
    this.#lived = lived;
    this.#rng = fastRng(seed);
  }

  #draw = (below: number) => drawInt(this.#rng, below);
  #pick = <T>(from: readonly T[]): T => from[this.#draw(from.length)]!;

  async live(): Promise<void> {
    this.#bettor = await this.#house.bettor({ balances: { main: cents(START) } });
    for (let at = 0; at < 3; at++) {
      const { id } = await this.#house.event({ strength: this.#draw(200) / 100 - 1 });
      this.#events.push({ id, state: 'scheduled', home: 0, away: 0, voids: new Set() });
    }
    const steps = [this.#place, this.#place, this.#goal, this.#result, this.#sell, this.#void, this.#run];
    await this.#place();
    for (let step = 3 + this.#draw(5); step > 0; step--) await this.#pick(steps).call(this);
    for (const event of this.#events) if (event.state !== 'cancelled') await this.#finish(event);
    await this.#run();
    if (this.#draw(2) === 0) {
      await this.#finish(this.#pick(this.#events));
      this.#lived.corrected += 1;
      await this.#run();
    }
  }

  async #place(): Promise<void> {
    const open = this.#events.filter(({ state }) => state === 'scheduled');
    const kind = this.#pick(kinds);
    if (open.length < (kind === 'single' ? 1 : 3)) return;
    const chosen = kind === 'single' ? [this.#pick(open)] : open;
    const legs = chosen.map((event) => {
      const [market, outcomes] = this.#pick(markets);
      return { event, market, outcome: this.#pick(outcomes) };
    });
    const records = await Promise.all(legs.map(({ event }) => this.#house.reload(event)));
    const unit = 10 + this.#draw(500);
    const named = { type: 'named-system', name: kind };
    const bet =
      kind === 'system'
        ? { type: kind, size: 2 }
        : kind === 'single' || kind === 'accumulator'
          ? { type: kind }
          : named;
    const picks = legs.map(({ market, outcome }, at) => ({ event: records[at]!, market, outcome }));
    const { result } = await this.#bettor.bet(picks, { unit: unit / 100, bet });
    if (result?.status !== 'open') return;
    const sizes = { single: [1], accumulator: [3], system: [2], trixie: [2, 3], patent: [1, 2, 3] }[kind];
    const combos = combosOf({ legs: legs.length, sizes });
    this.#lived.bets += 1;
    this.#staked += BigInt(unit * combos.length);
    this.#bets.push({
      ...{ id: result.id, combos, unit: BigInt(unit), isSold: false, sold: 0n },
      legs: legs.map((leg, at) => ({ ...leg, oddsX1000: BigInt(result.legs[at].odds) })),
      isBoosted: kind === 'accumulator',
    });
  }

  async #goal(): Promise<void> {
    const event = this.#pick(this.#events);
    if (event.state !== 'scheduled' && event.state !== 'live') return;
    const side = this.#pick(['home', 'away'] as const);
    event.state = 'live';
    event[side] += 1;
    const { incidents } = await this.#house.reload(event);
    await this.#house.begin(event, {
      ...{ moment: 60, incidents: [...incidents, { type: 'goal', side, step: 10 + incidents.length }] },
    });
  }

  async #result(): Promise<void> {
    const event = this.#pick(this.#events);
    if (this.#draw(5) > 0) return this.#finish(event);
    event.state = 'cancelled';
    const { result_revision } = await this.#house.reload(event);
    await this.#house.change(event, {
      ...{ status: 'cancelled', ending: 'cancelled', result_revision: result_revision + 1 },
    });
  }

  async #finish(event: ModelEvent): Promise<void> {
    event.state = 'over';
    [event.home, event.away] = [this.#draw(4), this.#draw(4)];
    await this.#house.end(event, event.home, event.away);
  }

  async #void(): Promise<void> {
    const bet = this.#bets.at(-1);
    if (bet === undefined || this.#draw(3) > 0) return;
    const { event, market } = this.#pick(bet.legs);
    event.voids.add(market);
    await this.#house.sql`
      insert into voided_market values (${event.id}, ${market}, 'a test', 'nobody', ${this.#house.now()})
      on conflict do nothing`;
    await this.#house.change(event, {});
  }

  /** What it is worth is the product's own word; what is paid for a part of it, and what is left, is not. */
  async #sell(): Promise<void> {
    const quotes: { bet: string; amount: number | null }[] = await this.#bettor.cashOuts();
    const offered = quotes.filter(({ amount }) => amount !== null);
    if (offered.length === 0) return;
    const { bet: id, amount } = this.#pick(offered);
    const bet = this.#bets.find((one) => one.id === id)!;
    const [quote, percent] = [BigInt(Math.round(amount! * 100)), this.#pick([10, 50, 75, 100])];
    const { result } = await this.#bettor.cashOut(id, percent, Number((quote * BigInt(percent)) / 100n));
    const closed = (bet.unit * BigInt(percent)) / 100n;
    const paid = (quote * closed) / bet.unit;
    if (result === undefined) return;
    const got = result.decides_at === null ? BigInt(Math.round(result.paid * 100)) : await this.#waitFor(bet);
    if (got !== paid) throw this.#differs('a sale', paid, got);
    this.#lived.sold += 1;
    bet.sold += paid;
    if (closed === bet.unit) bet.isSold = true;
    else bet.unit -= closed;
  }

  /** In play a sale is decided after some seconds; nothing happens in them. */
  async #waitFor({ id, sold }: ModelBet): Promise<bigint> {
    this.#house.pass(SALE_WAITS_MS);
    await decideSales(this.#house.tools.db, this.#house.now());
    const { bet } = await this.#bettor.find(id);
    return BigInt(Math.round(bet.paid.amount * 100)) - sold;
  }

  async #run(): Promise<void> {
    if (this.#draw(3) === 0) {
      const { tools } = this.#house;
      await runBets({ ...tools, db: mortalDb(tools.db, this.#draw(60)) }).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        this.#lived.deaths += 1;
      });
    }
    await this.#house.run();
    const expected = this.#bets.reduce((sum, bet) => sum + paidOf(bet), BigInt(START) - this.#staked);
    const [owed] = await this.#house.sql<{ cents: number }>`
      select cents::int from player_debt where player_id = ${this.#bettor.player.id}`;
    const holds = BigInt((await this.#bettor.cash()) - (owed?.cents ?? 0));
    if (holds !== expected) throw this.#differs('a purse', expected, holds);
  }

  #differs = (what: string, expected: unknown, found: unknown) =>
    new Error(`seed ${this.#seed}: ${what} is ${found}, the model says ${expected}`);
}
