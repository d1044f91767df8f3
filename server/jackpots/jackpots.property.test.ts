// Random lives of jackpots beside a model of them (design C6): what bets put in is in the pot, put by or won; every pot
// falls where its seed says; and whoever counts may die in the midst of it.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type JackpotTerms, jackpotKinds } from '#rules/jackpots.ts';
import { type Currency, cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import { openFrame } from '#tests/frame.ts';
import { JackpotModel, type ModelBet } from '#tests/jackpot-model.ts';
import { beginJackpots, countJackpots, payJackpots } from '#tests/jackpots.ts';
import { Killed, mortalDb } from '#tests/mortal-db.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Product } from '../calls/product.ts';
import { readContent } from '../content/content.ts';
import { readSome } from '../facts/read-facts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { jackpotsReader } from './count-rounds.ts';
import { type CycleRow, drawCycle, type JackpotRow, opened } from './cycles.ts';
import { findOtherDrops } from './replayed-drops.ts';
import { Tally, triggerIn } from './tally.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Nothing is hidden here: the model must know where each cycle falls. */
const vault = { seal: (text: string) => text, open: (text: string) => text } as unknown as Vault;
const BEGUN = Date.parse('2026-03-01T12:00:00Z');

interface Step {
  bets: readonly (Omit<ModelBet, 'round' | 'at'> & { later: number })[];
  /** So often the batch is counted in vain before it is kept. */
  deaths: number;
  change: 'none' | 'terms' | 'gone' | 'window';
}

const termsIn = fc
  .record({
    kind: fc.constantFrom(...jackpotKinds),
    start_cents: fc.integer({ min: 1, max: 2_000 }),
    more: fc.integer({ min: 1, max: 3_000 }),
    pot_ppm: fc.integer({ min: 0, max: 200_000 }),
    reserve_ppm: fc.integer({ min: 0, max: 200_000 }),
    min_stake_cents: fc.constantFrom(1, 20, 100),
    mean_turnover_cents: fc.integer({ min: 1, max: 20_000 }),
    window_minutes: fc.constantFrom(1, 7, 60, 1_440),
  })
  .map(
    ({ more, ...terms }): JackpotTerms => ({
      ...{ ...terms, limit_cents: terms.start_cents + more, games: ['fed', 'also-fed'] },
      rates: { EUR: 1_000_000, USD: 925_926, BRL: 171_003 },
    }),
  );

const bet = fc.record({
  game: fc.constantFrom('fed', 'also-fed', 'another'),
  currency: fc.constantFrom<Currency>('EUR', 'USD', 'BRL'),
  stake: fc.integer({ min: 1, max: 50_000 }),
  /** Facts are in the order of their transactions: a moment may be a little before the last. */
  later: fc.oneof(fc.integer({ min: -2_000, max: 60_000 }), fc.constantFrom(3_600_000, 86_400_000)),
});

const step: fc.Arbitrary<Step> = fc.record({
  bets: fc.array(bet, { minLength: 1, maxLength: 12 }),
  deaths: fc.constantFrom(0, 0, 0, 1, 2),
  change: fc.constantFrom('none', 'none', 'none', 'none', 'terms', 'gone', 'window'),
});

/** As the database keeps it: what was not written is not there. */
class Kept {
  jackpot: JackpotRow;
  cycle: CycleRow | null;
  next: CycleRow;
  readonly all = new Map<number, CycleRow>();
  readonly booked = { pot: 0, reserve: 0, seedReserve: 0, seedHouse: 0 };
  wins: { round: string; cycle: number; cents: number }[] = [];

  constructor(terms: JackpotTerms) {
    this.jackpot = { id: 9, terms, is_offered: true, reserve_micros: 0 };
    const start = { terms, fromHouse: terms.start_cents, potMicros: terms.start_cents * 1e6 };
    this.cycle = opened(drawCycle(9, 1, new Date(BEGUN), vault), { ...start, at: BEGUN, from: BEGUN });
    this.next = drawCycle(9, 2, new Date(BEGUN), vault);
    this.all.set(1, this.cycle);
    this.booked.seedHouse = terms.start_cents;
  }

  tally(): Tally | null {
    return this.cycle && new Tally({ ...this.jackpot }, { cycle: this.cycle, next: this.next }, vault);
  }

  keep(tally: Tally): void {
    for (const row of tally.cycles) this.all.set(row.number, row);
    this.cycle = tally.cycle;
    this.next = tally.cycles.at(-1)!;
    this.jackpot = { ...this.jackpot, reserve_micros: tally.reserveMicros };
    for (const [name, cents] of Object.entries(tally.booked))
      this.booked[name as keyof typeof this.booked] += cents;
    this.wins.push(
      ...tally.wins.map(({ bet: { round }, cycle, potCents: cents }) => ({ round, cycle, cents })),
    );
  }
}

function live(terms: JackpotTerms, other: JackpotTerms, steps: readonly Step[]) {
  const kept = new Kept(terms);
  const happened: ({ bet: ModelBet } | { ended: number } | { change: Step['change'] })[] = [];
  let [at, number] = [BEGUN, 0];
  for (const { bets, deaths, change } of steps) {
    if (change === 'terms') kept.jackpot = { ...kept.jackpot, terms: { ...other, kind: terms.kind } };
    if (change === 'gone') kept.jackpot = { ...kept.jackpot, is_offered: false };
    happened.push({ change });
    const batch = bets.map(({ later, ...rest }): ModelBet => {
      at += later;
      number += 1;
      return { ...rest, round: `r${number}`, at };
    });
    for (let time = 0; time <= deaths; time += 1) {
      const tally = kept.tally();
      if (tally === null) break;
      if (change === 'window') tally.pass(at);
      for (const one of batch) tally.count({ ...one, player: 1 });
      if (time === deaths) kept.keep(tally);
    }
    if (change === 'window') happened.push({ ended: at });
    for (const one of batch) happened.push({ bet: one });
  }
  return { kept, happened };
}

test('1,000 random lives of jackpots agree with the model, whoever dies in the midst', () => {
  const seen = { wins: 0, rolledOver: 0, over: 0 };
  fc.assert(
    fc.property(termsIn, termsIn, fc.array(step, { minLength: 1, maxLength: 12 }), (terms, other, steps) => {
      const { kept, happened } = live(terms, other, steps);
      const model = new JackpotModel({
        ...{ terms, openedAt: BEGUN },
        triggerOf: (cycle) => triggerIn(kept.all.get(cycle)!, vault),
      });
      for (const one of happened) {
        if ('bet' in one) model.bet(one.bet);
        else if ('ended' in one) model.pass(one.ended);
        else if (one.change === 'terms') model.nextTerms = { ...other, kind: terms.kind };
        else if (one.change === 'gone') model.isOffered = false;
      }
      expect(kept.wins).toEqual(model.wins);
      expect(BigInt(kept.cycle?.pot_micros ?? 0)).toBe(model.pot);
      expect(BigInt(kept.jackpot.reserve_micros)).toBe(model.reserve);
      const rolledOver = [...kept.all.values()].filter(({ state }) => state === 'rolled_over');
      expect(rolledOver.map(({ number }) => number)).toEqual(model.rolledOver);
      expect(model.isWhole, 'what was put in is there or was won').toBe(true);
      const { pot, reserve, seedReserve, seedHouse } = kept.booked;
      const won = model.wins.reduce((sum, { cents }) => sum + cents, 0);
      // The books move whole cents as soon as there is one.
      expect(pot + seedReserve + seedHouse - won).toBe(Number(model.pot / 1_000_000n));
      expect(reserve - seedReserve).toBe(Number(model.reserve / 1_000_000n));
      seen.wins += model.wins.length;
      seen.rolledOver += model.rolledOver.length;
      seen.over += model.isOver ? 1 : 0;
    }),
    { numRuns: 1_000, seed: 14 },
  );
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(20);
});

const SMALL = { start_cents: 300, pot_ppm: 60_000, reserve_ppm: 40_000 };
const small: Record<number, object> = {
  1: { ...SMALL, mean_turnover_cents: 4_000 },
  2: { ...SMALL, limit_cents: 700 },
  3: { ...SMALL, window_minutes: 1 },
  4: { ...SMALL, pot_ppm: 0, mean_turnover_cents: 3_000 },
};

test('rounds that are really played fill and win pots as the model says, though readers die, and leave clean books', async () => {
  const { cms } = readContent('content');
  const pots = cms<{ id: number }[]>('jackpots').map((pot) => ({ ...pot, ...small[pot.id] }));
  const content = { cms: <T>(name: string) => (name === 'jackpots' ? (pots as T) : cms<T>(name)) };
  await using doors = await openDoors({ content });
  const { product } = doors;
  const { db } = product;
  await beginJackpots(product);
  const [euro, dollar] = [
    await doors.player({ currency: 'EUR', balances: { main: cents(500_000) } }),
    await doors.player({ balances: { main: cents(500_000) } }),
  ];
  const frames = await Promise.all(
    ['gem-forge', 'fox-trot', 'triple-sevens', 'sands-of-horus', 'red-corral'].map((sysname, at) =>
      openFrame(doors, { sysname, player: at % 2 === 0 ? euro : dollar }),
    ),
  );
  for (let turn = 0; turn < 24; turn += 1) {
    for (const frame of frames)
      expect((await frame.start({ stake: turn % 2 === 0 ? 100 : 1_000, mode: 'base' })).status).toBe(200);
    if (turn % 5 === 0) await beginJackpots(product);
    await factsReadable(db);
    const dying = { ...product, db: mortalDb(db, 2 + (turn % 11)) };
    await readSome(dying.db, jackpotsReader(dying), 4).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    await readSome(db, jackpotsReader(product), 3);
  }
  await countJackpots(product);
  await payJackpots(product, 2);
  await compareAll(product);
  expect(await auditLedger(db.sql)).toEqual([]);
  expect(await findOtherDrops(db.sql)).toEqual([]);
});

async function compareAll({ db, vault: sealing }: Pick<Product, 'db' | 'vault'>): Promise<void> {
  const cycles = await db.sql<CycleRow>`select * from jackpot_cycle where state <> 'next' order by number`;
  const wins = await db.sql<{ jackpot_id: number; round: string; cycle: number; cents: number }>`
    select jackpot_id, round_id as round, cycle, pot_cents as cents from jackpot_win order by cycle`;
  const facts = await db.sql<{ name: string; at: Date; data: Played }>`
    select name, at, data from fact where name in ('round.settled', 'jackpot.window_ended') order by transaction, id`;
  expect(wins.length).toBeGreaterThan(5);
  for (const jackpot of [1, 2, 3, 4]) {
    const own = cycles.filter((cycle) => cycle.jackpot_id === jackpot);
    const ofCycle = (number: number) => own.find((cycle) => cycle.number === number)!;
    // Of a cycle that has ended the seed is told.
    const opening = (number: number) => (ofCycle(number).state === 'open' ? sealing : vault);
    const model = new JackpotModel({
      ...{ terms: own[0]!.terms!, openedAt: own[0]!.opened_at!.getTime() },
      triggerOf: (number) => triggerIn(ofCycle(number), opening(number)),
    });
    for (const { name, at, data } of facts)
      if (name === 'round.settled')
        model.bet({ ...data, stake: data.staked - data.stakedBonus, at: at.getTime() });
      else if (data.jackpot === jackpot) model.pass(at.getTime());
    const won = wins.filter((win) => win.jackpot_id === jackpot);
    expect(won.map(({ round, cycle, cents: sum }) => ({ round, cycle, cents: sum }))).toEqual(model.wins);
    expect(BigInt(own.at(-1)!.pot_micros), `pot ${jackpot}`).toBe(model.pot);
  }
}

interface Played {
  round: string;
  game: string;
  currency: Currency;
  staked: number;
  stakedBonus: number;
  jackpot?: number;
}
