// A round goes on by a decision, its player's or the one made for a player who is away.
import { Refusal } from '#contract/refusals.ts';
import type { Decision } from '#games/kinds/kind.ts';
import { type Cents, cents, plus, ZERO } from '#rules/money.ts';
import { type Split, splitStake } from '#rules/stake-split.ts';
import type { Vault } from '../at-rest/vault.ts';
import { findReturnAccounts } from '../bonuses/paying-bonus.ts';
import { bonusRefused, findStakeTerms, stakeable } from '../bonuses/stake-terms.ts';
import type { Session } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { packEnded } from '../freespins/pack-ended.ts';
import { addWon, freespinsChanged, returnToPack } from '../freespins/packs.ts';
import { scheduleAll } from '../jobs/tasks.ts';
import { balancesOf } from '../ledger/purse.ts';
import { InsufficientFunds, record } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { tellPurse } from '../players/balances.ts';
import { stakeRefused } from '../protection/own-limits.ts';
import { enterStakeGate } from '../protection/stake-gate.ts';
import type { Outcome } from './outcome.ts';
import { replay } from './played.ts';
import { addedEntry, splitOf, voidEntry, wonEntry } from './round-entries.ts';
import { roundSettled } from './round-facts.ts';
import { type SeededRow, updateRound } from './round-rows.ts';

export interface GoneOn {
  row: SeededRow;
  outcome: Outcome;
}

interface Terms {
  vault: Vault;
  now: Date;
  /** Pays what the decision adds to the stake. Null where the player is absent: such a decision adds nothing. */
  payer: { session: Session | null; content: Content } | null;
}

/** The caller has locked the player, found the round open and the decision offered. */
export async function goOn(
  tx: Tx,
  before: SeededRow,
  decision: Decision,
  { vault, now, payer }: Terms,
): Promise<GoneOn> {
  const decided = { ...before, decisions: [...before.decisions, decision] };
  const outcome = replay(decided, vault);
  const added = cents(outcome.staked - before.staked_cents);
  // A round is paid by a pack or by its player, never by both.
  if (added > ZERO && before.pack_id !== null) throw new Refusal('BetNotAllowed');
  const bonus = added > ZERO ? await addStake(tx, before, added, { payer, now }) : ZERO;
  const row: SeededRow = {
    ...decided,
    staked_cents: plus(before.staked_cents, added),
    bonus_cents: plus(before.bonus_cents, bonus),
    paid_cents: outcome.isOver ? (outcome.paid as Cents) : ZERO,
    state: outcome.isOver ? 'over' : 'open',
    words: outcome.words,
    ended_at: outcome.isOver ? now : null,
  };
  await updateRound(tx, row);
  if (row.state === 'over') await settle(tx, row, now);
  return { row, outcome };
}

/** Nothing was shown yet: the stake goes back, and the round counts for nothing. */
export async function giveBack(tx: Tx, before: SeededRow, now: Date): Promise<void> {
  await updateRound(tx, { ...before, state: 'void', ended_at: now });
  const accountOf = await findReturnAccounts(tx, 'casino', [before]);
  const { purse } = await record(tx, voidEntry(before, accountOf));
  await tellPurse(tx, before.player_id, purse!);
  const { player_id, pack_id } = before;
  if (pack_id === null) return;
  await returnToPack(tx, { player_id, pack_id });
  await tellAll(tx, [freespinsChanged(player_id)]);
}

async function settle(tx: Tx, row: SeededRow, now: Date): Promise<void> {
  const accountOf = await findReturnAccounts(tx, 'casino', [row]);
  const fact = recordFacts(tx, [roundSettled(row, now)]);
  const { player_id, pack_id } = row;
  if (pack_id !== null && row.wins_to === 'bonus') {
    await addWon(tx, { player_id, pack_id, won: row.paid_cents });
    await scheduleAll(tx, [packEnded(pack_id, now)]);
  }
  if (row.paid_cents === ZERO) return fact;
  const [, { purse }] = await together(fact, record(tx, wonEntry(row, accountOf)));
  await tellPurse(tx, row.player_id, purse!);
}

/** From the balances that paid the first stake; returns the part that is bonus money. */
async function addStake(
  tx: Tx,
  row: SeededRow,
  added: Cents,
  { payer, now }: Pick<Terms, 'payer' | 'now'>,
): Promise<Cents> {
  if (payer === null) throw new Error(`a decision for an absent player adds to the stake of ${row.id}`);
  const { player_id: playerId, currency } = row;
  const [limits, terms, purse] = await together(
    enterStakeGate(tx, [
      { playerId, session: payer.session, now, targets: ['product:casino', `game:${row.game}`] },
    ]),
    findStakeTerms(tx.sql, playerId),
    balancesOf(tx.sql, playerId),
  );
  const stake = { stake: plus(row.staked_cents, added), added, currency, rates: ratesOf(payer.content) };
  const refused = stakeRefused(limits.get(playerId)!, stake);
  if (refused !== null) throw refused;
  // The bonus that paid the first stake, and no other, pays more of it.
  const { bonus } = row.bonus_id === terms.bonus_id ? stakeable(purse, terms, now) : { bonus: ZERO };
  const split = splitOfMore(row, added, { main: purse.main, bonus });
  const ofRound = { game: row.game, stake: stake.stake, bonus: plus(row.bonus_cents, split.bonus) };
  const byBonus = bonusRefused(terms, ofRound);
  if (byBonus !== null) throw byBonus;
  try {
    const { purse: after } = await record(tx, addedEntry(row, split, row.decisions.length));
    await tellPurse(tx, playerId, after!);
    return split.bonus;
  } catch (error) {
    throw error instanceof InsufficientFunds ? new Refusal('InsufficientFunds') : error;
  }
}

function splitOfMore(row: SeededRow, added: Cents, purse: Split): Split {
  const first = splitOf(row);
  const held = {
    main: first.main > ZERO ? purse.main : ZERO,
    bonus: first.bonus > ZERO ? purse.bonus : ZERO,
  };
  const split = splitStake(added, held, false);
  if (split === null) throw new Refusal('InsufficientFunds');
  return split;
}
