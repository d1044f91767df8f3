// Random lives of bonuses beside a model of them: given, activated, played, won, voided, expired, forfeited, converted and
// withdrawn from, with a reader that dies in the midst of counting. Every life is another player's, and all live in one house.
import fc from 'fast-check';
import { expect } from 'vitest';
import { isRefusal } from '#contract/refusals.ts';
import { definitionOf } from '#games/definitions/all.ts';
import type { BonusTemplate } from '#rules/bonuses/bonus-terms.ts';
import { cents } from '#rules/money.ts';
import { activateBonus, deactivateBonus } from '#server/bonuses/activate.ts';
import { turnoverReader } from '#server/bonuses/count-turnover.ts';
import { removeBonus } from '#server/bonuses/end-bonuses.ts';
import { endDueBonuses } from '#server/bonuses/end-due.ts';
import type { Context, Player } from '#server/calls/context.ts';
import type { Choice } from '#server/cashier/choose-method.ts';
import { drawTransaction } from '#server/cashier/payments.ts';
import { lockPlayer } from '#server/database/db.ts';
import { readSome } from '#server/facts/read-facts.ts';
import { ensurePairs } from '#server/fairness/seed-pairs.ts';
import { pursesOf } from '#server/ledger/purse.ts';
import { giveReward } from '#server/rewards/give-reward.ts';
import { decide } from '#server/rounds/decide.ts';
import { giveBack } from '#server/rounds/go-on.ts';
import { findRound } from '#server/rounds/round-rows.ts';
import { startRound } from '#server/rounds/start-round.ts';
import { BonusModel, type ModelBonus } from './bonus-model.ts';
import { allowGifts } from './budgets.ts';
import { factsReadable } from './facts.ts';
import { Killed, mortalDb } from './mortal-db.ts';
import { createWorld } from './world.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 8;
const [SLOT, MINES] = ['triple-sevens', 'mines'];

interface Step {
  act: string;
  at: number;
  amount: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    ...['gift', 'welcome', 'activate', 'activate', 'deactivate', 'remove', 'withdraw', 'withdrawAnyway'],
    ...['spin', 'spin', 'spin', 'spin', 'spin', 'open', 'open', 'collect', 'collect', 'void'],
  ),
  at: fc.nat(5),
  amount: fc.constantFrom(20, 40, 60, 100, 300),
});

/** The whole of a batch: what each life does, hour by hour. */
const lifeOf = (steps: number) => fc.array(step, { minLength: steps, maxLength: steps });

const choice = {
  method: { sysname: 'card' },
  gateway: { name: 'sandbox' },
  terms: { fee: cents(0) },
} as unknown as Choice;

type World = Awaited<ReturnType<typeof createWorld>>;

class Life {
  readonly #world: World;
  readonly #player: Player;
  readonly model: BonusModel;
  round: string | null = null;
  #given = 0;

  constructor(world: World, player: Player, model: BonusModel) {
    this.#world = world;
    this.#player = player;
    this.model = model;
  }

  get id(): number {
    return this.#player.id;
  }

  /** Terms that make ends of all kinds likely. */
  #ctx(now: Date): Context & { player: Player } {
    const ctx = this.#world.as(this.#player);
    const general = { is_bonus_isolation_enabled: this.model.isApart };
    const stake_max = { eur_cents: 100, percent: null };
    const templates = ctx.content
      .cms<BonusTemplate[]>('bonuses')
      .map((template) => ({ ...template, wager: { ...template.wager, x: 2 }, cap_x: 2, stake_max }));
    const cms = <T>(name: string) =>
      ({ general: { ...ctx.content.cms<object>('general'), ...general }, bonuses: templates })[name] ??
      ctx.content.cms<T>(name);
    return { ...ctx, now, player: this.#player, content: { ...ctx.content, cms } as Context['content'] };
  }

  async live({ act, at, amount }: Step, now: Date): Promise<void> {
    const ctx = this.#ctx(now);
    if (act === 'gift' || act === 'welcome') return this.#give(ctx, act, amount * 2);
    if (act === 'spin' || act === 'open') return this.#play(ctx, act, amount);
    if (act === 'collect' || act === 'void') return this.#endRound(ctx, act);
    if (act === 'withdraw' || act === 'withdrawAnyway')
      return this.#withdraw(ctx, amount, act !== 'withdraw');
    const bonus = this.model.bonuses[at % Math.max(1, this.model.bonuses.length)];
    if (bonus !== undefined) await this.#change(ctx, act, bonus);
  }

  async #give({ db, now, content }: Context, act: string, amount: number): Promise<void> {
    const template = act === 'gift' ? 'gift' : 'welcome-match';
    const key = `life-${this.id}-${this.#given++}`;
    const reward = { kind: 'bonus', template, amount: cents(amount) } as const;
    const given = { key, player: this.#player, reward, source: { giver: 'offer', name: 'a' } } as const;
    await db.atomically((tx) => giveReward(tx, given, now, content));
    const [row] = await db.sql<{ id: number; most: number | null }>`
      select id, stake_max_cents as most from bonus where key = ${key}`;
    const by = now.getTime() + 7 * 24 * HOUR_MS;
    const bonus: ModelBonus = {
      ...{
        id: row!.id,
        state: 'available',
        amount,
        required: amount * 2,
        stakeMax: row!.most,
        cap: amount * 2,
      },
      ...{ daysToPlay: act === 'gift' ? 7 : 14, turnover: 0, converted: 0, activateBy: by, endsAt: by },
      ...{ activatedAt: 0, movedAt: 0 },
    };
    this.model.give(bonus, act === 'welcome', now.getTime());
  }

  async #change({ db, now }: Context, act: string, bonus: ModelBonus): Promise<void> {
    const chosen = { id: bonus.id, product: 'casino', player: this.#player } as const;
    const { isApart } = this.model;
    const said = await saidBy(() =>
      db.atomically((tx) =>
        act === 'activate'
          ? activateBonus(tx, chosen, { now, isApart })
          : act === 'deactivate'
            ? deactivateBonus(tx, chosen, now)
            : removeBonus(tx, chosen, now),
      ),
    );
    const at = now.getTime();
    const expected =
      act === 'activate'
        ? this.model.activate(bonus, at)
        : act === 'deactivate'
          ? this.model.deactivate(bonus, at)
          : this.model.remove(bonus);
    expect(said, `player ${this.id}: ${act}`).toBe(expected);
  }

  async #play(ctx: Context & { player: Player }, act: string, stake: number): Promise<void> {
    const [sysname, percent] = act === 'spin' ? [SLOT, 100] : [MINES, 25];
    const bet = act === 'spin' ? { stake, mode: 'base' } : { stake, mines: 3 };
    const expected = this.model.stake(stake, percent, ctx.now.getTime());
    const definition = definitionOf(sysname)!;
    const said = await saidBy(async () => {
      const { round } = await startRound(ctx, this.#player, { definition, bet, packId: undefined });
      if (typeof expected === 'string') return;
      this.model.take(expected);
      if (act === 'open') {
        this.round = round.id;
        this.model.open = { ...expected, percent };
        return;
      }
      this.model.pay(expected, round.paid);
      this.model.uncounted.push({ ...expected, percent, at: ctx.now.getTime() });
    });
    expect(said, `player ${this.id}: ${act} ${stake}`).toBe(typeof expected === 'string' ? expected : 'done');
  }

  async #endRound(ctx: Context & { player: Player }, act: string): Promise<void> {
    const { round } = this;
    const { open } = this.model;
    if (round === null || open === null) return;
    if (act === 'void') {
      await ctx.db.atomically(async (tx) => {
        await lockPlayer(tx, this.id);
        await giveBack(tx, (await findRound(tx.sql, this.id, round))!, ctx.now);
      });
      this.model.pay(open, open.main + open.bonus);
    } else {
      let shown = await decide(ctx, this.#player, MINES, this.#decision(round, 0, { name: 'open', at: 0 }));
      if (!shown.is_over)
        shown = await decide(ctx, this.#player, MINES, this.#decision(round, 1, { name: 'collect' }));
      this.model.pay(open, shown.paid);
      this.model.uncounted.push({ ...open, at: ctx.now.getTime() });
    }
    this.round = null;
    this.model.open = null;
  }

  #decision = (round: string, decisions: number, decision: { name: string; at?: number }) => ({
    ...{ round, decisions, decision },
  });

  async #withdraw({ rooms, now }: Context, amount: number, isMeant: boolean): Promise<void> {
    const transaction = drawTransaction();
    const said = await saidBy(() =>
      rooms.cashier.holds.take({
        ...{ transaction, key: undefined, player: this.#player, amount: cents(amount), choice, now },
        destination: { token: '', shown: '', fingerprint: `place ${this.id}`, tokenMark: '' },
        ...{ isExamined: false, changedForMs: 0, sparesBonuses: this.model.isApart, burnsBonuses: isMeant },
      }),
    );
    expect(said, `player ${this.id}: withdraw ${amount}`).toBe(this.model.withdraw(amount, isMeant));
  }
}

async function saidBy(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (isRefusal(error)) return error.reason;
    throw error;
  }
}

/** So many lives of so many steps; some days pass between one step of all and the next. */
export async function liveBonuses(lives: number, steps: number): Promise<Record<string, number>> {
  await using world = await createWorld();
  const { db } = world;
  const all = await begin(world, lives);
  const [plans] = fc.sample(fc.array(lifeOf(steps), { minLength: lives, maxLength: lives }), {
    numRuns: 1,
    seed: 14,
  });
  let now = Date.parse('2026-03-01T12:00:00Z');
  for (let at = 0; at < steps; at++) {
    now += 12 * HOUR_MS + 4 * at * HOUR_MS;
    const moment = new Date(now);
    await allowGifts({ db, clock: { now: () => moment } }, { kind: 'offer', name: 'a' });
    await inTurns(all, (life, index) => life.live(plans![index]![at]!, moment));
    await countAndEnd(world, moment, at);
    for (const { model } of all) model.settle(now);
    await compare(db, all, at);
  }
  const states = await db.sql<{ state: string; count: number }>`
    select state, count(*)::int as count from bonus group by state`;
  return Object.fromEntries(states.map(({ state, count }) => [state, count]));
}

async function begin(world: World, lives: number): Promise<Life[]> {
  const all: Life[] = [];
  for (let made = 0; made < lives; made++) {
    const main = made % 3 === 0 ? 0 : 150;
    const player = await world.player({
      isVerified: true,
      balances: main === 0 ? {} : { main: cents(main) },
    });
    await world.db.atomically((tx) => ensurePairs(tx, player.id, world.as(player)));
    all.push(new Life(world, player, new BonusModel(main, made % 2 === 0)));
  }
  return all;
}

async function inTurns(
  all: readonly Life[],
  work: (life: Life, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const walk = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index]!, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

/** First a reader that is killed after some statements, then another in its place; and the job after it. */
async function countAndEnd({ db }: World, now: Date, at: number): Promise<void> {
  await factsReadable(db);
  const reader = turnoverReader({ clock: { now: () => now } });
  await readSome(mortalDb(db, 3 + (at % 9)), reader, 1_000).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  while (((await readSome(db, reader, 300))?.taken ?? 0) > 0);
  await endDueBonuses(db, now);
}

interface Kept {
  id: number;
  state: string;
  turnover: number;
  converted: number;
}

async function compare({ sql }: World['db'], all: readonly Life[], at: number): Promise<void> {
  const kept = await sql<Kept>`
    select id, state, turnover_hundredths as turnover, converted_cents as converted from bonus order by id`;
  const purses = await pursesOf(
    sql,
    all.map(({ id }) => id),
  );
  const thought = all
    .flatMap(({ model }) => model.bonuses)
    .map(({ id, state, turnover, converted }) => ({ id, state, turnover, converted }))
    .toSorted((a, b) => a.id - b.id);
  expect(kept, `after step ${at}`).toEqual(thought);
  for (const { id, model } of all)
    expect(purses.get(id), `player ${id} after step ${at}`).toMatchObject({
      ...{ main: model.main, bonus: model.bonus },
    });
}
