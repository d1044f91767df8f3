// Once a minute, and as a server starts: jackpots are taken over from the content, those without a cycle begin one, and
// windows that are over are told, so that they end though nobody plays.
import { isRefusal } from '#contract/refusals.ts';
import { type JackpotTerms, MICROS } from '#rules/jackpots.ts';
import { cents } from '#rules/money.ts';
import type { Vault } from '../at-rest/vault.ts';
import { changeChannel } from '../channels/channels.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { type Db, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { record } from '../ledger/record.ts';
import type { Bus } from '../live/bus.ts';
import { log } from '../plumbing/log.ts';
import { potOf, tellJackpots } from './count-rounds.ts';
import {
  type CycleRow,
  drawCycle,
  type JackpotRow,
  keepCycles,
  listUnderWay,
  lockJackpots,
  opened,
  splitStart,
} from './cycles.ts';
import { definitionsIn, termsOf, wordsOf } from './definitions.ts';
import { chargeStart, movesOf } from './keep-tallies.ts';

interface Tools {
  db: Db;
  bus: Bus;
  content: Content;
  vault: Vault;
  now: Date;
}

export const keepJackpots = (tools: Tools): Promise<void> =>
  tools.db.atomically(async (tx) => {
    // One server at a time: two would begin the same cycle.
    await tx.sql`select pg_advisory_xact_lock('jackpot'::regclass::int, 0)`;
    const isChanged = await takeDefinitions(tx, tools.content);
    const [jackpots, cycles] = await together(lockJackpots(tx), listUnderWay(tx));
    const idle = jackpots.filter(
      ({ id, is_offered }) =>
        is_offered && !cycles.some(({ jackpot_id, state }) => jackpot_id === id && state === 'open'),
    );
    for (const jackpot of idle)
      await begin(tx, jackpot, {
        ...tools,
        next: cycles.find(({ jackpot_id }) => jackpot_id === jackpot.id),
      });
    await tellWindows(tx, cycles, tools.now);
    if (isChanged || idle.length > 0) tellJackpots(tx, tools.bus);
  });

/** One that is defined no more plays its cycle to the end. */
async function takeDefinitions({ sql }: Tx, content: Content): Promise<boolean> {
  const rates = ratesOf(content);
  const taken = definitionsIn(content, content.defaultLocale).map((definition) => ({
    ...{ id: definition.id, is_offered: definition.is_offered },
    terms: termsOf(definition, rates) satisfies JackpotTerms,
    words: wordsOf(content, definition.id),
  }));
  const changed = await sql<{ id: number }>`
    insert into jackpot (id, terms, words, is_offered)
    select id, terms, words, is_offered
    from jsonb_populate_recordset(null::jackpot, ${JSON.stringify(taken)}::text::jsonb)
    on conflict (id) do update
    set terms = excluded.terms, words = excluded.words, is_offered = excluded.is_offered
    where (jackpot.terms, jackpot.words, jackpot.is_offered)
      is distinct from (excluded.terms, excluded.words, excluded.is_offered)
    returning id`;
  const gone = await sql<{ id: number }>`
    update jackpot set is_offered = false
    where is_offered and id <> all(${taken.map(({ id }) => id)}::int[]) returning id`;
  return changed.length + gone.length > 0;
}

async function begin(
  tx: Tx,
  jackpot: JackpotRow,
  { bus, vault, now, next }: Tools & { next: CycleRow | undefined },
): Promise<void> {
  const { id, terms, reserve_micros: reserve } = jackpot;
  const { fromReserve, fromHouse } = splitStart(terms, reserve);
  if (!(await isCharged(tx, { jackpot, fromHouse, next }, now))) return;
  const at = now.getTime();
  const drawn = next ?? drawCycle(id, 1, now, vault);
  const start = { terms, fromHouse, potMicros: terms.start_cents * MICROS, at, from: at };
  const cycle = opened(drawn, start);
  await keepCycles(tx, [cycle, drawCycle(id, cycle.number + 1, now, vault)]);
  await tx.sql`
    update jackpot set reserve_micros = reserve_micros - ${fromReserve * MICROS}::bigint where id = ${id}`;
  await record(tx, {
    key: `jackpot:${id}:${cycle.number}:began`,
    reason: 'jackpot.funded',
    moves: movesOf(id, { pot: 0, reserve: 0, seedReserve: fromReserve, seedHouse: fromHouse }),
  });
  await changeChannel(tx, bus, 'jackpots', { [String(id)]: potOf(cycle) }, now);
}

/** False: the budget has no room for this start. The jackpot begins again once there is. */
async function isCharged(
  tx: Tx,
  {
    jackpot: { id },
    fromHouse,
    next,
  }: { jackpot: JackpotRow; fromHouse: number; next: CycleRow | undefined },
  now: Date,
): Promise<boolean> {
  try {
    const key = `jackpot:${next?.number ?? 1}:began`;
    await chargeStart(tx, { jackpot: id, key, cost: cents(fromHouse) }, now);
    return true;
  } catch (error) {
    if (!isRefusal(error, 'RewardUnavailable')) throw error;
    log.warn('a jackpot waits for its budget', { jackpot: id });
    return false;
  }
}

/** Who counts ends them, between the bets that came before and those that came after. */
async function tellWindows(tx: Tx, cycles: readonly CycleRow[], now: Date): Promise<void> {
  if (!cycles.some(({ window_to }) => window_to !== null && window_to <= now)) return;
  const over = await tx.sql<{ jackpot: number; cycle: number }>`
    update jackpot_cycle set is_window_told = true
    where state = 'open' and window_to <= ${now} and not is_window_told
    returning jackpot_id as jackpot, number as cycle`;
  await recordFacts(
    tx,
    over.map((data) => ({ name: 'jackpot.window_ended' as const, playerId: null, at: now, data })),
  );
}
