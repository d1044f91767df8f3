// Rounds start in one transaction each with those that start at the same moment: the nonce is taken, the outcome
// computed, stake and win booked and the round kept together, or none of it.
import { Refusal } from '#contract/refusals.ts';
import { type GameDefinition, hashOf } from '#games/definitions/game-definition.ts';
import type { Bet } from '#games/kinds/kind.ts';
import type { Rates } from '#rules/exchange.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { roundWaitMs } from '#rules/round-pace.ts';
import { type Split, splitStake } from '#rules/stake-split.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Outcome as Answer, BatchWork } from '../batch/work.ts';
import { bonusRefused, stakeable } from '../bonuses/stake-terms.ts';
import type { Player, Session } from '../calls/context.ts';
import { type IdempotencyKey, type KeyRow, keepAnswers, readKept } from '../calls/idempotency.ts';
import { type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { openSeed } from '../fairness/seed-pairs.ts';
import { isWorn, replaceWorn, type SeedLife } from '../fairness/worn-seeds.ts';
import { packEnded } from '../freespins/pack-ended.ts';
import { freespinsChanged, type PackRow, takeFromPacks } from '../freespins/packs.ts';
import { scheduleAll } from '../jobs/tasks.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { InsufficientFunds, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { isSittingDown, type OwnLimits, roundRefused } from '../protection/own-limits.ts';
import { sitDown } from '../protection/sittings.ts';
import { enterStakeGate } from '../protection/stake-gate.ts';
import { endedWhenAbsent } from './absent-task.ts';
import { packRefused, packsOf } from './free-start.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { playedEntry, stakedEntry } from './round-entries.ts';
import { roundSettled } from './round-facts.ts';
import { insertRounds, type RoundRow, takeNonces } from './round-rows.ts';
import { listStartFacts, type StartFacts } from './start-facts.ts';

export interface Start {
  /** Drawn before the stake is asked for, so that asking again finds what the first time has done. */
  id: string;
  key: IdempotencyKey | undefined;
  player: Player;
  session: Session | null;
  definition: GameDefinition;
  bet: Bet;
  /** Of free spins, which is to pay the stake. */
  packId: string | undefined;
  /** From the start of the player's last round, at least. */
  roundMinMs: number;
  /** Bonus money pays a stake alone or not at all. */
  isBonusApart: boolean;
  rates: Rates;
  seedLife: SeedLife;
  vault: Vault;
  now: Date;
}

export interface Started {
  id: string;
  /** Not where it was started before, and is only answered again. */
  round?: { row: RoundRow; outcome: Outcome; purse: Purse; pack: PackRow | null };
}

export const startBatch: BatchWork<Start, Started> = {
  namesOf: ({ player }) => [player.id],
  doAll: startAll,
};

interface Ready {
  start: Start;
  /** It is the first after a break. */
  isFirst: boolean;
  row: RoundRow;
  outcome: Outcome;
  /** As it stands once this round is played. */
  pack: PackRow | null;
}

async function startAll(tx: Tx, starts: readonly Start[]): Promise<Answer<Started>[]> {
  const players = starts.map(({ player }) => player.id);
  const [limits, found, purses, packs] = await together(
    enterStakeGate(
      tx,
      starts.map(({ player, session, definition, now }) => ({
        ...{ playerId: player.id, session, now },
        targets: ['product:casino', `game:${definition.sysname}`],
      })),
    ),
    listStartFacts(tx.sql, starts),
    pursesOf(tx.sql, players),
    packsOf(tx.sql, starts),
  );
  const facts = await withFreshSeeds(tx, starts, found);
  const answers = new Map<Start, Answer<Started>>();
  const ready = starts.flatMap((start) => {
    const { id } = start.player;
    const pack = packs.get(start.packId ?? '');
    const known = { facts: facts.get(id)!, own: limits.get(id)!, purse: purses.get(id)!, pack };
    const made = answerOf(start, known) ?? prepare(start, known);
    if ('row' in made) return [made];
    answers.set(start, made);
    return [];
  });
  const entries = ready.map(({ row }) => (row.state === 'over' ? playedEntry(row) : stakedEntry(row)));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const played = ready.filter(({ start, row, outcome, pack }, at) => {
    try {
      const { purse } = readOutcome(entries[at]!, said[at]!);
      answers.set(start, { done: { id: row.id, round: { row, outcome, purse: purse!, pack } } });
      return true;
    } catch (error) {
      answers.set(start, {
        refused: error instanceof InsufficientFunds ? new Refusal('InsufficientFunds') : error,
      });
      return false;
    }
  });
  if (played.length > 0)
    await keep(
      tx,
      played,
      played.map(({ row }) => [row.player_id, said[ready.findIndex((one) => one.row === row)]!.purse!]),
    );
  return starts.map((start) => answers.get(start)!);
}

async function withFreshSeeds(tx: Tx, starts: readonly Start[], facts: ReadonlyMap<number, StartFacts>) {
  const worn = starts.filter(({ player, seedLife, now }) => isWorn(facts.get(player.id)!, seedLife, now));
  if (worn.length === 0) return facts;
  const { seedLife: life, vault, now } = worn[0]!;
  const players = worn.map(({ player }) => player.id);
  await replaceWorn(tx, players, { life, vault, now });
  return listStartFacts(tx.sql, starts);
}

interface Known {
  facts: StartFacts;
  own: OwnLimits;
  purse: Purse;
  pack: PackRow | undefined;
}

/** Null: it was not asked for before, and nothing speaks against it. */
function answerOf(start: Start, { facts, own, pack }: Known): Answer<Started> | null {
  const { id, key, player, roundMinMs, now } = start;
  if (facts.is_started) return { done: { id } };
  if (key !== undefined && facts.body_hash !== null) return readKept<Started>(key, facts as KeyRow);
  if (facts.currency !== player.currency) return { refused: new Refusal('InvalidRequest') };
  if (facts.has_open) return { refused: new Refusal('RoundOpen') };
  const waitMs = roundWaitMs(facts.last_started_at, now, roundMinMs);
  if (waitMs > 0) return { refused: tooSoon(waitMs) };
  const refused = packRefused(start, pack) ?? refusedByOwn(start, { facts, own });
  return refused === null ? null : { refused };
}

/** A free spin stakes nothing of theirs; time speaks against it as against any other. */
function refusedByOwn(start: Start, { facts, own }: Pick<Known, 'facts' | 'own'>) {
  const { bet, packId, player, rates, now } = start;
  const stake = packId === undefined ? cents(bet.stake) : ZERO;
  const { currency } = player;
  const lastStartedAt = facts.last_started_at;
  return roundRefused(own, { stake, added: stake, currency, rates, lastStartedAt, now });
}

const tooSoon = (leftMs: number) =>
  new Refusal('TooManyRequests', { error_data: { retry_after: Math.ceil(leftMs / 1000) } });

function prepare(start: Start, { facts: pair, own, purse, pack }: Known): Ready | { refused: Refusal } {
  const { id, player, definition, bet, vault, now } = start;
  const stake = cents(bet.stake);
  const held = stakeable(purse, pair, now);
  const split = pack === undefined ? splitStake(stake, held, start.isBonusApart) : FREE;
  if (split === null) return { refused: new Refusal('InsufficientFunds') };
  const refused = bonusRefused(pair, { game: definition.sysname, stake, bonus: split.bonus });
  if (refused !== null) return { refused };
  const outcome = outcomeOf({
    ...{ definition, bet, decisions: [] },
    serverSeed: openSeed(pair, player.id, vault),
    clientSeed: pair.client_seed,
    nonce: pair.next_nonce,
  });
  if (outcome.staked !== bet.stake) throw new Error(`${definition.sysname} stakes another sum than its bet`);
  const { isOver } = outcome;
  const row: RoundRow = {
    ...{
      id,
      player_id: player.id,
      number: pair.played + 1,
      game: definition.sysname,
      definition: hashOf(definition),
    },
    ...{ pair_id: pair.pair_id, nonce: pair.next_nonce, bet, decisions: [], currency: player.currency },
    ...{ staked_cents: outcome.staked as Cents, bonus_cents: split.bonus },
    bonus_id: split.bonus > ZERO ? pair.bonus_id : null,
    ...{
      paid_cents: isOver ? (outcome.paid as Cents) : ZERO,
      state: isOver ? 'over' : 'open',
      words: outcome.words,
    },
    ...{ started_at: now, ended_at: isOver ? now : null },
    ...{ pack_id: pack?.id ?? null, wins_to: pack?.wins_to ?? null },
  };
  const isFirst = isSittingDown(own, pair.last_started_at, now);
  return { start, row, outcome, isFirst, pack: pack === undefined ? null : { ...pack, used: pack.used + 1 } };
}

/** What a player pays of a free spin. */
const FREE: Split = { main: ZERO, bonus: ZERO };

const isLastOfBonus = (pack: PackRow | null): pack is PackRow =>
  pack !== null && pack.wins_to === 'bonus' && pack.used >= pack.rounds;

async function keep(tx: Tx, played: readonly Ready[], purses: readonly (readonly [number, Purse])[]) {
  const rows = played.map(({ row }) => row);
  const { now } = played[0]!.start;
  const answered = played.map(({ start: { key }, row: { id } }) => ({ key, subject: id, answer: { id } }));
  const settled = rows.filter(({ state }) => state === 'over').map((row) => roundSettled(row, now));
  const left = [
    ...rows.filter(({ state }) => state === 'open').map((row) => endedWhenAbsent(row, now)),
    ...played.flatMap(({ pack }) => (isLastOfBonus(pack) ? [packEnded(pack.id, now)] : [])),
  ];
  const first = played.filter(({ isFirst }) => isFirst).map(({ row }) => row);
  const packs = rows.flatMap(({ player_id, pack_id, wins_to, paid_cents }) =>
    pack_id === null ? [] : [{ player_id, pack_id, won: wins_to === 'bonus' ? paid_cents : ZERO }],
  );
  const isAnyKeyed = answered.some(({ key }) => key !== undefined);
  const statements =
    3 +
    [isAnyKeyed, settled.length > 0, left.length > 0, first.length > 0, packs.length > 0].filter(Boolean)
      .length;
  // One trip to the database, in this order.
  await tx.lastly(statements, () =>
    together(
      insertRounds(tx, rows),
      takeNonces(tx, rows),
      keepAnswers(tx, answered, now),
      recordFacts(tx, settled),
      left.length > 0 ? scheduleAll(tx, left) : Promise.resolve(),
      first.length > 0 ? sitDown(tx, first) : Promise.resolve(),
      takeFromPacks(tx, packs),
      tellAll(tx, [
        ...purses.map(([playerId, purse]) => toldPurse(playerId, purse)),
        ...packs.map(({ player_id }) => freespinsChanged(player_id)),
      ]),
    ),
  );
}
