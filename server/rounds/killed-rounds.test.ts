// A server that is killed at any statement of a round: whoever asks the next one again under the same key is told one outcome,
// staked once and paid once.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Answer, test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { Killed, type Mortal, mortal } from '#tests/mortal-db.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';
import { endedWhenAbsent } from './absent-task.ts';
import { absentEnded } from './end-absent.ts';
import { findOtherOutcomes } from './replayed-outcomes.ts';

const rich = { balances: { main: cents(100_000) } };
const NEVER = new AbortController().signal;

const test = inDoors.extend('dying', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  for (const level of ['bug', 'warn'] as const) vi.spyOn(log, level).mockReturnValue(undefined);
  let life: Mortal | undefined;
  const through = (db: Mortal['db']) => {
    life = mortal(db);
    return life.db;
  };
  const doors = await openDoorsIn(world, { through });
  onCleanup(async () => {
    await doors[Symbol.asyncDispose]();
    vi.restoreAllMocks();
  });
  return { ...doors, ...life! };
});

type Send = (name: string, fields: Record<string, string>, headers: Record<string, string>) => Promise<Told>;
type Told = Answer & { status: number };

interface Servers {
  dying: Pick<Mortal, 'killAfter' | 'revive'> & { send: Send };
  doors: { send: Send };
  token: Record<string, string>;
}

/** Asks a server that dies after so many statements, and then the next one. What the first told must still be so. */
async function askBoth({ dying, doors, token }: Servers, statements: number, call: string, fields: object) {
  const headers = { ...token, 'idempotency-key': `${call}-${statements}-${JSON.stringify(fields)}` };
  const said = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const sent = Object.fromEntries(said) as Record<string, string>;
  dying.killAfter(statements);
  const first = await dying.send(call, sent, headers);
  const hasDied = dying.revive();
  const second = await doors.send(call, sent, headers);
  expect(second.status, JSON.stringify(second.error)).toBe(200);
  if (first.status === 200) expect(second.result.round).toEqual(first.result.round);
  return { ...second.result, hasDied };
}

test('a round that is over at once is staked once and paid once, at whatever statement its server dies', async ({
  doors,
  world,
  dying,
}) => {
  const player = await world.player(rich);
  const { token, init } = await openFrame(doors, { sysname: 'dice', player });
  let cash = 100_000;
  for (let statements = 0; ; statements++) {
    const bet = { stake: 100, chance: 4950, side: 'under' };
    const told = await askBoth({ dying, doors, token }, statements, 'play.start', { bet });
    cash += told.round.paid - 100;
    expect((await init()).result).toMatchObject({ balance: { cash }, seeds: { nonce: statements + 1 } });
    if (told.hasDied) continue;
    expect(statements).toBeGreaterThan(8);
    break;
  }
  const { db, vault } = doors.product;
  expect(await findOtherOutcomes(db, { vault, since: null })).toEqual([]);
});

test('a round with decisions goes on exactly where it was, at whatever statement of any step its server dies', async ({
  doors,
  world,
  dying,
}) => {
  const player = await world.player(rich);
  const { token, init } = await openFrame(doors, { sysname: 'mines', player });
  const ask = (statements: number, call: string, fields: object) =>
    askBoth({ dying, doors, token }, statements, call, fields);
  let cash = 100_000;
  for (let statements = 0; ; statements++) {
    const begun = await ask(statements, 'play.start', { bet: { stake: 100, mines: 1 } });
    expect((await init()).result).toMatchObject({ round: begun.round, balance: { cash: cash - 100 } });
    const { id: round } = begun.round;
    const opened = await ask(statements, 'play.decide', {
      ...{ round, decisions: 0, decision: { name: 'open', at: 7 } },
    });
    if (!opened.round.is_over) expect((await init()).result.round).toEqual(opened.round);
    const ended = opened.round.is_over
      ? opened
      : await ask(statements, 'play.decide', { round, decisions: 1, decision: { name: 'collect' } });
    cash += ended.round.paid - 100;
    expect((await init()).result).toMatchObject({ round: null, balance: { cash } });
    if ([begun, opened, ended].every(({ hasDied }) => !hasDied)) break;
  }
});

test('a free spin is taken from its pack once, at whatever statement its server dies', async ({
  doors,
  world,
  dying,
}) => {
  const player = await world.player();
  const pack = await givePack(doors.product, player, { rounds: 100, winsTo: 'bonus' });
  const { token, init } = await openFrame(doors, { sysname: 'triple-sevens', player });
  let won = 0;
  for (let statements = 0; ; statements++) {
    const bet = { stake: 100, mode: 'base' };
    const told = await askBoth({ dying, doors, token }, statements, 'play.start', { bet, pack });
    won += told.round.paid;
    expect((await init()).result).toMatchObject({
      balance: { cash: 0, bonus: 0 },
      packs: [{ id: pack, remaining_count: 99 - statements }],
    });
    const kept = await doors.product.db.sql<{ won: number }>`
      select won_cents as won from freespin_pack where id = ${pack}`;
    expect(kept).toEqual([{ won }]);
    if (!told.hasDied) break;
  }
});

test('a round that is ended for its player is ended once, at whatever statement the server dies', async ({
  doors,
  world,
}) => {
  const { db, vault, clock } = doors.product;
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  let cash = 100_000;
  for (let statements = 0, hasDied = true; hasDied; statements++) {
    const { round } = (await frame.start({ stake: 100, mines: 1 })).result;
    const opened = (await frame.decide(round, { name: 'open', at: 7 })).result.round;
    cash += opened.is_over ? -100 : 3;
    if (opened.is_over) continue;
    const { payload } = endedWhenAbsent({ id: round.id, player_id: player.id }, clock.now());
    const end = async (by: Mortal['db']) => {
      const effect = await absentEnded({ db: by, clock, vault }).run(JSON.parse(payload), NEVER);
      if (effect !== undefined) await by.atomically(effect);
    };
    const life = mortal(db);
    life.killAfter(statements);
    await end(life.db).catch((error) => expect(error).toBeInstanceOf(Killed));
    hasDied = life.revive();
    for (let again = 0; again < 2; again++) await end(db);
    expect((await balancesOf(db.sql, player.id)).main, `killed at ${statements}`).toBe(cash);
  }
});
