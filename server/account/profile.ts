// What a player has told about themselves.
import type { ProfileInfo } from '#contract/account/profile.ts';
import { Refusal } from '#contract/refusals.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { identityFields } from '#rules/identity-fields.ts';
import { findPassword } from '../auth/passwords.ts';
import type { Context } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { listContacts } from '../players/contacts.ts';
import { countryName } from '../players/countries.ts';
import { asKept, checkProfile } from '../players/profile-check.ts';
import {
  given,
  lockProfile,
  type ProfileRow,
  type ProfileValues,
  readProfile,
  saveProfile,
} from '../players/profile-rows.ts';
import { spendAcceptedChange } from '../verification/actions.ts';

export async function profileInfo(
  sql: Sql,
  playerId: number,
  {
    fields,
    content,
    locale,
    vault,
    now,
  }: { fields: readonly string[] } & Pick<Context, 'content' | 'locale' | 'vault' | 'now'>,
): Promise<ProfileInfo> {
  const { sex, document_type, document_number, ...kept } = await readProfile(sql, playerId, vault);
  return {
    ...kept,
    sex: Number(sex),
    country: countryName(content, kept.country_code, locale),
    ...(fields.includes('document') && { document: { type: document_type, number: document_number } }),
    ...(fields.includes('security') && {
      security: { has_password: (await findPassword(sql, playerId)) !== null },
    }),
    ...(fields.includes('contacts') && { contacts: await contactsOf(sql, playerId, now) }),
  };
}

async function contactsOf(
  sql: Sql,
  playerId: number,
  now: Date,
): Promise<NonNullable<ProfileInfo['contacts']>> {
  const kept = await listContacts(sql, playerId);
  return kept.map(({ type, contact, is_confirmed, is_subscribed, phone_country_code, counts_at }) => ({
    type,
    contact,
    is_confirmed,
    is_subscribed,
    ...(type === 'phone' && { phone_country_code }),
    ...(is_confirmed && counts_at !== null && counts_at > now && { counts_from: counts_at.toISOString() }),
  }));
}

/**
 * Checked as a whole: what is kept and what is new must make sense together. Throws `BarredPerson`. Call it first in a
 * transaction, within `withPerson`.
 */
export async function changeProfile(
  tx: Tx,
  playerId: number,
  { values, content, now, vault }: { values: ProfileValues } & Pick<Context, 'content' | 'now' | 'vault'>,
): Promise<void> {
  const told = given(values);
  await lockProfile(tx, playerId, (before) => asKept({ ...before, ...told }), vault);
  const before = await readProfile(tx.sql, playerId, vault);
  const after: ProfileRow = { ...before, ...asKept({ ...before, ...told }) };
  const problems = checkProfile(content, { before, after, told: Object.keys(told) }, now);
  if (Object.keys(problems).length > 0)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters(problems) });

  if (identityFields.some((name) => before[name] !== '' && before[name] !== after[name]))
    await requireOpenIdentity(tx, playerId, now);
  await saveProfile(tx, playerId, after, { vault, now });
}

/** What documents are being held against, or have been, stays as it was, unless new ones were accepted. */
async function requireOpenIdentity(tx: Tx, playerId: number, now: Date): Promise<void> {
  const [player] = await tx.sql<{ is_verified: boolean; is_on_verification: boolean }>`
    select is_verified, is_on_verification from player where id = ${playerId}`;
  if (player?.is_verified) await spendAcceptedChange(tx, playerId, now);
  else if (player?.is_on_verification) throw new Refusal('KycUserProfile');
}
