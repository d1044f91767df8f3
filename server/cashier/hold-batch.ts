// Money leaves the balance in the transaction that writes its withdrawal. Those that are asked for at the same moment are
// held together, each on its own.
import type { ClosureTarget } from '#contract/closures.ts';
import { Refusal, type RefusalName } from '#contract/refusals.ts';
import { type Cents, type Currency, plus } from '#rules/money.ts';
import type { ThresholdValues } from '#rules/thresholds.ts';
import { judgeWithdrawal } from '#rules/withdrawal-checks.ts';
import type { BatchWork, Outcome } from '../batch/work.ts';
import { forfeitInPlay } from '../bonuses/end-bonuses.ts';
import type { Player, Standing } from '../calls/context.ts';
import { type IdempotencyKey, type KeyRow, keepAnswers, readKept } from '../calls/idempotency.ts';
import { type Closure, closedRefusal, listClosed } from '../content/closures.ts';
import { lockPlayers, type Nullable, type Sql, type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { pocket } from '../ledger/accounts.ts';
import { type Purse, pursesOf } from '../ledger/purse.ts';
import { type Answer, type Entry, InsufficientFunds, readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import { standingRefusal } from '../verification/requirements.ts';
import type { Choice } from './choose-method.ts';
import type { Destination } from './gateways/gateway.ts';
import { withdrawalRequested } from './payment-facts.ts';
import { type NamedPayment, openPayments, toldPayment } from './payments.ts';

export interface Hold {
  /** Drawn before the money is asked for, so that asking again finds what the first time has done. */
  transaction: string;
  key: IdempotencyKey | undefined;
  player: Player;
  amount: Cents;
  choice: Choice;
  destination: Destination;
  now: Date;
  /** Somebody looks at documents, so the player must have shown theirs. */
  isExamined: boolean;
  /** For so long after the account was changed somebody looks at new places. */
  changedForMs: number;
  /** Bonus money is kept apart: taking money home leaves it alone. */
  sparesBonuses: boolean;
  /** They know that what they have in play ends with it. */
  burnsBonuses: boolean;
}

export interface HoldAnswer {
  transaction: string;
}

export const holdBatch: BatchWork<Hold, HoldAnswer> = {
  namesOf: ({ player, destination }) => [player.id, destination.fingerprint],
  doAll: holdAll,
};

const DAY_MS = 86_400_000;

async function holdAll(tx: Tx, holds: readonly Hold[]): Promise<Outcome<HoldAnswer>[]> {
  const players = holds.map(({ player }) => player.id);
  const { now } = holds[0]!;
  const [, , facts, limits, closures] = await together(
    lockPlayers(tx, players),
    lockDestinations(tx, holds),
    listFacts(tx.sql, holds),
    readThresholds(tx.sql),
    listClosed(tx.sql, now),
  );
  const outcomes = new Map<Hold, Outcome<HoldAnswer>>();
  const allowed = holds.filter((hold) => {
    const outcome = outcomeOf(hold, facts.get(hold.player.id)!, { limits, closures });
    if (outcome !== null) outcomes.set(hold, outcome);
    return outcome === null;
  });
  const wishes = allowed.map((hold) => wishOf(hold, facts.get(hold.player.id)!, limits));
  const entries = wishes.map(entryOf);
  if (wishes.length === 0) return holds.map((hold) => outcomes.get(hold)!);
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const purses: [number, Purse][] = [];
  const held = wishes.filter((wish, at) => {
    const refused = refusedBy(entries[at]!, said[at]!);
    outcomes.set(allowed[at]!, refused === null ? { done: { transaction: wish.transaction } } : { refused });
    if (refused === null) purses.push([wish.playerId, said[at]!.purse!]);
    return refused === null;
  });
  const burning = allowed.filter((hold) => burntBy(hold, facts.get(hold.player.id)!) !== null);
  const burnt = burning.filter((hold) => 'done' in outcomes.get(hold)!).map(({ player }) => player.id);
  const keys = new Map(allowed.map(({ transaction, key }) => [transaction, key]));
  await forfeitInPlay(tx, burnt, now);
  // Theirs hold less since.
  if (burnt.length > 0) purses.push(...(await pursesOf(tx.sql, burnt)));
  if (held.length > 0) await keep(tx, held, { purses, keys, now });
  return holds.map((hold) => outcomes.get(hold)!);
}

/** Of two players who name a new place at the same moment, on whatever servers, the second sees the first. */
async function lockDestinations(tx: Tx, holds: readonly Hold[]): Promise<void> {
  await tx.sql`
    select pg_advisory_xact_lock(hashtext('destination'), place)
    from (
      select distinct hashtext(fingerprint) as place
      from unnest(${holds.map(({ destination }) => destination.fingerprint)}::text[]) as fingerprint order by 1
    ) as ordered`;
}

interface Facts extends Standing, Nullable<KeyRow> {
  player_id: number;
  currency: Currency;
  /** It was asked for before, and the answer was lost on the way. */
  is_held: boolean;
  /** What is thought of the place. */
  destination: 'on_check' | 'fraudulent' | null;
  /** Another player is paid there. */
  is_foreign: boolean;
  /** This one was before. */
  is_known: boolean;
  /** When what protects the account was last changed. */
  safety_changed_at: Date | null;
  /** Within a day, and not given back. */
  withdrawn_cents: Cents;
  /** They were paid something by mistake, and have not paid it back. */
  is_indebted: boolean;
  /** What lies in the purse of bonuses in play; null where there are none. */
  bonus_cents: Cents | null;
}

/** Whoever comes before or after a player in the index is one look each, however often the player was paid there. */
async function listFacts(sql: Sql, holds: readonly Hold[]): Promise<Map<number, Facts>> {
  const rows = await sql<Facts>`
    select asked.player_id, currency, kept.*,
      exists (
        select from payment
        where payment.transaction = asked.transaction and payment.player_id = asked.player_id
      ) as is_held, is_verified, is_on_verification, is_kyc_block_enabled, safety_changed_at,
      (select standing from payout_destination where payout_destination.fingerprint = asked.fingerprint) as destination,
      exists (
        select from payment
        where type = 'withdrawal' and payment.fingerprint = asked.fingerprint and player_id < asked.player_id
      ) or exists (
        select from payment
        where type = 'withdrawal' and payment.fingerprint = asked.fingerprint and player_id > asked.player_id
      ) as is_foreign,
      exists (
        select from payment
        where type = 'withdrawal' and payment.fingerprint = asked.fingerprint and player_id = asked.player_id
          and state = 'paid'
      ) as is_known,
      (select coalesce(sum(cents), 0)::bigint from payment
        where player_id = asked.player_id and type = 'withdrawal'
          and created_at > ${new Date(holds[0]!.now.getTime() - DAY_MS)} and state not in ('declined', 'cancelled')
      ) as withdrawn_cents,
      exists (select from player_debt where player_debt.player_id = asked.player_id) as is_indebted,
      (select sum(purse_cents)::bigint from bonus join bonus_purse using (id)
        where bonus.player_id = asked.player_id and bonus.state in ('active', 'expiring')
      ) as bonus_cents
    from unnest(
      ${holds.map(({ player }) => player.id)}::bigint[], ${holds.map(({ transaction }) => transaction)}::text[],
      ${holds.map(({ destination }) => destination.fingerprint)}::text[],
      ${holds.map(({ key }) => key?.call ?? null)}::text[], ${holds.map(({ key }) => key?.key ?? null)}::text[]
    ) as asked (player_id, transaction, fingerprint, call, key) join player on player.id = asked.player_id
    left join lateral (
      select body_hash, subject, answer, refusal from idempotency_key
      where player_id = asked.player_id and call = asked.call and key = asked.key
    ) as kept on true`;
  return new Map(rows.map((row) => [row.player_id, row]));
}

interface Terms {
  limits: ThresholdValues;
  closures: readonly Closure[];
}

/** Of a withdrawal. A closed country stops play and deposits; what its players have stays theirs to withdraw. */
export const closureOf = ({ method }: Choice): ClosureTarget => `method:${method.sysname}`;

/** Null: nothing speaks against it, and it was not asked for before. */
function outcomeOf(hold: Hold, facts: Facts, { limits, closures }: Terms): Outcome<HoldAnswer> | null {
  if (facts.is_held) return { done: { transaction: hold.transaction } };
  if (hold.key !== undefined && facts.body_hash !== null)
    return readKept<HoldAnswer>(hold.key, facts as KeyRow);
  const closed = closures.find(({ target }) => target === 'site' || target === closureOf(hold.choice));
  if (closed !== undefined) return { refused: closedRefusal(closed, hold.now) };
  // It changed while they asked: the sum was meant in another.
  if (facts.currency !== hold.player.currency) return { refused: new Refusal('InvalidRequest') };
  const refusal = refusalOf(hold, facts, limits);
  if (refusal !== null) return { refused: new Refusal(refusal) };
  const burnt = burntBy(hold, facts);
  return burnt === null || hold.burnsBonuses
    ? null
    : { refused: new Refusal('BonusWouldBurn', { error_data: { bonus_amount: burnt } }) };
}

const burntBy = ({ sparesBonuses }: Hold, { bonus_cents }: Facts): Cents | null =>
  sparesBonuses ? null : bonus_cents;

/** A place another player is paid at must be shown to be this player's own first. */
function refusalOf({ amount, isExamined }: Hold, facts: Facts, limits: ThresholdValues): RefusalName | null {
  const { destination, is_foreign, withdrawn_cents, is_indebted } = facts;
  const unknown = standingRefusal(facts, isExamined);
  if (unknown !== null) return unknown;
  if (is_indebted) return 'WithdrawalDebt';
  if (destination === 'fraudulent') return 'RequisitesFraudulent';
  if (destination === 'on_check') return 'RequisitesOnVerification';
  if (is_foreign) return 'RequisitesValidationRequired';
  return withdrawn_cents + amount > limits['withdrawals-day'] ? 'WithdrawalLimitsPeriodExceeded' : null;
}

function wishOf(
  { transaction, player, amount, choice, destination, now, changedForMs }: Hold,
  { is_known, safety_changed_at, withdrawn_cents }: Facts,
  limits: ThresholdValues,
): NamedPayment {
  const { method, gateway, terms } = choice;
  const isAccountChanged =
    safety_changed_at !== null && now.getTime() - safety_changed_at.getTime() < changedForMs;
  const dayTotal = plus(withdrawn_cents, amount);
  const automaticMax = limits['payouts-automatic-day'];
  const { reason } = judgeWithdrawal({
    dayTotal,
    automaticMax,
    isKnownDestination: is_known,
    isAccountChanged,
  });
  return {
    transaction,
    playerId: player.id,
    type: 'withdrawal',
    method: method.sysname,
    gateway: gateway.name,
    currency: player.currency,
    amount,
    fee: terms.fee,
    destination,
    state: 'checks',
    reason,
  };
}

const entryOf = ({ transaction, playerId, amount, currency }: NamedPayment): Entry => ({
  key: `withdrawal:${transaction}:held`,
  reason: 'withdrawal.held',
  moves: [{ from: pocket(playerId, 'main'), to: pocket(playerId, 'held'), amount, currency }],
});

function refusedBy(entry: Entry, answer: Answer): unknown {
  try {
    readOutcome(entry, answer);
    return null;
  } catch (error) {
    return error instanceof InsufficientFunds ? new Refusal('WithdrawalDeclined') : error;
  }
}

interface Keeping {
  purses: readonly (readonly [number, Purse])[];
  /** By transaction. */
  keys: ReadonlyMap<string, IdempotencyKey | undefined>;
  now: Date;
}

async function keep(tx: Tx, wishes: readonly NamedPayment[], { purses, keys, now }: Keeping): Promise<void> {
  const answered = wishes.map(({ transaction }) => ({
    key: keys.get(transaction),
    subject: transaction,
    answer: { transaction } satisfies HoldAnswer,
  }));
  const isAnyKeyed = answered.some(({ key }) => key !== undefined);
  // One trip to the database, in this order.
  await tx.lastly(isAnyKeyed ? 4 : 3, () =>
    together(
      openPayments(tx, wishes, now),
      keepAnswers(tx, answered, now),
      recordFacts(
        tx,
        wishes.map((wish) => withdrawalRequested(wish, now)),
      ),
      tellAll(tx, [
        ...wishes.map((wish) => toldPayment(wish.playerId, wish)),
        ...purses.map(([playerId, purse]) => toldPurse(playerId, purse)),
      ]),
    ),
  );
}
