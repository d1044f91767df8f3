// The one place where a bonus becomes another: its money moves, its row changes, and both are told, all in one transaction.
// The caller has locked the players and read the bonuses since.
import { type BonusState, liveStates, mayBecome } from '#rules/bonuses/bonus-state.ts';
import { type Cents, ZERO } from '#rules/money.ts';
import { type Tx, together } from '../database/db.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import type { Purse } from '../ledger/purse.ts';
import { type Entry, readOutcome, recordAll } from '../ledger/record.ts';
import { type PlayerEvent, tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import type { BonusRow } from './bonus-rows.ts';

export interface BonusChange {
  bonus: BonusRow;
  to: BonusState;
  /** One without moves is not recorded: there was nothing to move. */
  entry: Entry;
  converted?: Cents;
  /** Of one that is activated: how it is counted, and until when it can be played. */
  isApart?: boolean;
  endsAt?: Date;
}

export async function changeBonuses(tx: Tx, changes: readonly BonusChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  for (const { bonus, to } of changes)
    if (!mayBecome(bonus.state, to))
      throw new Error(`bonus ${bonus.id} is ${bonus.state} and cannot be ${to}`);
  const told = await move(
    tx,
    changes.map(({ entry }) => entry),
  );
  await together(
    update(tx, changes, now),
    recordFacts(
      tx,
      changes.map((change) => factOf(change, now)),
    ),
    tellAll(tx, [...told, ...changes.map(({ bonus }) => bonusesChanged(bonus.player_id))]),
  );
}

/** Gives what is to be told of purses. */
async function move(tx: Tx, all: readonly Entry[]): Promise<PlayerEvent[]> {
  const entries = all.filter(({ moves }) => moves.length > 0);
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  const purses = new Map<number, Purse>();
  for (const [at, entry] of entries.entries()) {
    const { purse } = readOutcome(entry, said[at]!);
    if (purse !== null) purses.set(entry.player!, purse);
  }
  return [...purses].map(([player, purse]) => toldPurse(player, purse));
}

async function update({ sql }: Tx, changes: readonly BonusChange[], now: Date): Promise<void> {
  await sql`
    update bonus set state = changed.state, changes = bonus.changes + 1, converted_cents = changed.converted,
      is_apart = coalesce(changed.is_apart, bonus.is_apart), ends_at = changed.ends_at,
      activated_at = case changed.state when 'active' then ${now} when 'available' then null
        else bonus.activated_at end,
      moved_at = case changed.state when 'active' then ${now} else bonus.moved_at end,
      ended_at = case when changed.state = any(${liveStates}::text[]) then null else ${now}::timestamptz end
    from unnest(
      ${changes.map(({ bonus }) => bonus.id)}::bigint[], ${changes.map(({ to }) => to)}::text[],
      ${changes.map(({ isApart }) => isApart ?? null)}::boolean[],
      ${changes.map(({ endsAt, bonus }) => endsAt ?? bonus.ends_at)}::timestamptz[],
      ${changes.map(({ converted }) => converted ?? ZERO)}::bigint[]
    ) as changed (id, state, is_apart, ends_at, converted)
    where bonus.id = changed.id`;
}

const factOf = ({ bonus, to, converted = ZERO }: BonusChange, at: Date): NewFact => ({
  ...{ name: 'bonus.changed', playerId: bonus.player_id, at },
  data: {
    ...{ bonus: bonus.id, product: bonus.product, state: to, currency: bonus.currency },
    ...{ amount: bonus.amount_cents, converted },
  },
});

export const bonusesChanged = (playerId: number): PlayerEvent => ({
  playerId,
  event: { name: 'bonuses.changed', data: {} },
});
