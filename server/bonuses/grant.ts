// Gives a bonus: what it costs the house is laid aside in the same moment, and what was promised is kept with it.
import type { BonusGiver } from '#contract/bonuses.ts';
import { termsFor } from '#rules/bonuses/bonus-terms.ts';
import type { Cents } from '#rules/money.ts';
import type { Player } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { record } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { startIfFree } from './activate.ts';
import { isBonusApart } from './bonus-apart.ts';
import { grantedEntry } from './bonus-entries.ts';
import type { BonusRow } from './bonus-rows.ts';
import { bonusesChanged } from './change-bonuses.ts';
import { templateNamed } from './templates.ts';

const DAY_MS = 86_400_000;

export interface BonusGrant {
  /** Drawn or derived by the caller beforehand: the same key gives once. */
  key: string;
  player: Pick<Player, 'id' | 'currency'>;
  template: string;
  amount: Cents;
  /** That it is given for. */
  deposit?: Cents | undefined;
  giver: BonusGiver;
  source: string;
  /** Of free spins, whose wins these are: they lie in the pool already. */
  packId?: string | undefined;
}

export async function grantBonus(
  tx: Tx,
  grant: BonusGrant,
  { now, content }: { now: Date; content: Content },
): Promise<void> {
  const template = templateNamed(content, grant.template);
  // One thing at a time for the player: it may start at once.
  await lockPlayer(tx, grant.player.id);
  const row = await insert(tx, grant, { now, content });
  if (row === undefined) return;
  if (grant.packId === undefined) await record(tx, grantedEntry(row, row.amount_cents));
  const { id: bonus, product, state, currency, amount_cents: amount } = row;
  const data = { ...{ bonus, product, state, currency, amount }, converted: 0 as Cents };
  await recordFacts(tx, [{ name: 'bonus.changed', playerId: row.player_id, at: now, data }]);
  await tellAll(tx, [bonusesChanged(row.player_id)]);
  if (template.starts_at_once) await startIfFree(tx, row, { now, isApart: isBonusApart(content) });
}

/** Undefined: it was given before. */
async function insert(
  { sql }: Tx,
  { key, player, template: name, amount, deposit, giver, source, packId }: BonusGrant,
  { now, content }: { now: Date; content: Content },
): Promise<BonusRow | undefined> {
  const template = templateNamed(content, name);
  const { currency } = player;
  const terms = termsFor(template, { amount, deposit, currency, rates: ratesOf(content) });
  const endsAt = new Date(now.getTime() + template.days_to_activate * DAY_MS);
  const [row] = await sql<BonusRow>`
    insert into bonus (key, player_id, product, template, state, currency, amount_cents, required_cents,
      stake_max_cents, cap_cents, terms, priority, giver, source, pack_id, days_to_play, granted_at, activate_by, ends_at)
    values (${key}, ${player.id}, ${template.product}, ${name}, 'available', ${currency}, ${amount},
      ${terms.required}, ${terms.stakeMax}, ${terms.cap}, ${JSON.stringify(terms)}::text::jsonb, ${template.priority},
      ${giver}, ${source}, ${packId ?? null}, ${template.days_to_play}, ${now}, ${endsAt}, ${endsAt})
    on conflict do nothing
    returning id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents`;
  return row;
}
