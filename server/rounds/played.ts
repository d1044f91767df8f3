// A round as its player is shown it.

import type { Output } from '#contract/define.ts';
import type { PlayBalance, PlayedRound, PlayPack } from '#contract/play.ts';
import { Refusal } from '#contract/refusals.ts';
import { definitionWith } from '#games/definitions/former.ts';
import type { Vault } from '../at-rest/vault.ts';
import { openSeed } from '../fairness/seed-pairs.ts';
import type { PackRow } from '../freespins/packs.ts';
import type { Purse } from '../ledger/purse.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { RoundRow, SeededRow } from './round-rows.ts';

type Balance = Output<{ output: typeof PlayBalance }>;

export const balanceFrom = ({
  currency,
  main,
  bonus,
}: Pick<Purse, 'currency' | 'main' | 'bonus'>): Balance => ({
  currency,
  cash: main,
  bonus,
});

/** Computed again from what is kept of it. Refused where its definition is kept nowhere: people end such a round. */
export function replay(row: SeededRow, vault: Vault): Outcome {
  const outcome = findOutcome(row, vault);
  if (outcome === undefined) throw new Refusal('GameClosed');
  return outcome;
}

/** Undefined where its definition is kept nowhere: what was shown then cannot be shown again. */
export function findOutcome(row: SeededRow, vault: Vault): Outcome | undefined {
  const definition = definitionWith(row.game, row.definition);
  if (definition === undefined) return undefined;
  return outcomeOf({
    ...{ definition, bet: row.bet, decisions: row.decisions },
    serverSeed: openSeed(row, row.player_id, vault),
    clientSeed: row.client_seed,
    nonce: row.nonce,
  });
}

type Shown = Pick<RoundRow, 'id' | 'nonce' | 'bet' | 'decisions' | 'staked_cents' | 'paid_cents' | 'state'> &
  Partial<Pick<RoundRow, 'pack_id'>>;

export const shownRound = (
  row: Shown,
  { steps, choices }: Pick<Outcome, 'steps' | 'choices'>,
): PlayedRound => ({
  ...{ id: row.id, nonce: row.nonce, staked: row.staked_cents, paid: row.paid_cents },
  bet: { ...row.bet },
  steps: [...steps],
  is_over: row.state !== 'open',
  is_void: row.state === 'void',
  is_free: typeof row.pack_id === 'string',
  choices: row.state === 'open' ? (structuredClone([...choices]) as PlayedRound['choices']) : [],
  decisions: row.decisions.length,
});

export const shownPack = ({ id, rounds, used, stake_cents, expires_at, wins_to }: PackRow): PlayPack => ({
  ...{ id, remaining_count: rounds - used, stake: stake_cents, wins_to },
  expires_at: expires_at.toISOString(),
});
