// What a player has told about themselves.
import type { ProfileInfo } from '#contract/account-profile.ts';
import { Refusal } from '#contract/refusals.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { identityFields } from '#rules/identity-fields.ts';
import { aboutDocument } from '../at-rest/about.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Context } from '../context.ts';
import { lockPlayer, type Sql, type Tx } from '../db.ts';
import { spendAcceptedChange } from '../verification/actions.ts';
import { listContacts } from './contacts.ts';
import { countryName } from './countries.ts';
import { asKept, checkProfile } from './profile-check.ts';

/** Texts as the wire has them: a day is 1999-12-31, sex a digit. */
export interface ProfileValues {
  first_name?: string | undefined;
  last_name?: string | undefined;
  middle_name?: string | undefined;
  sex?: string | undefined;
  birth_date?: string | undefined;
  country_code?: string | undefined;
  region?: string | undefined;
  home_town?: string | undefined;
  address?: string | undefined;
  postcode?: string | undefined;
  document_type?: string | undefined;
  document_number?: string | undefined;
}

type Kept = Required<{ [Name in keyof ProfileValues]: string }>;

const nobody: Kept = {
  first_name: '',
  last_name: '',
  middle_name: '',
  sex: '0',
  birth_date: '',
  country_code: '',
  region: '',
  home_town: '',
  address: '',
  postcode: '',
  document_type: '',
  document_number: '',
};

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

/** Checked as a whole: what is kept and what is new must make sense together. */
export async function changeProfile(
  tx: Tx,
  playerId: number,
  { values, content, now, vault }: { values: ProfileValues } & Pick<Context, 'content' | 'now' | 'vault'>,
): Promise<void> {
  await lockPlayer(tx, playerId);
  const before = await readProfile(tx.sql, playerId, vault);
  const after: Kept = { ...before, ...asKept({ ...before, ...given(values) }) };
  const problems = checkProfile(content, { before, after, told: Object.keys(given(values)) }, now);
  if (Object.keys(problems).length > 0)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters(problems) });

  if (identityFields.some((name) => before[name] !== '' && before[name] !== after[name]))
    await requireOpenIdentity(tx, playerId, now);
  await saveProfile(tx, playerId, after, vault);
}

/** What documents are being held against, or have been, stays as it was, unless new ones were accepted. */
async function requireOpenIdentity(tx: Tx, playerId: number, now: Date): Promise<void> {
  const [player] = await tx.sql<{ is_verified: boolean; is_on_verification: boolean }>`
    select is_verified, is_on_verification from player where id = ${playerId}`;
  if (player?.is_verified) await spendAcceptedChange(tx, playerId, now);
  else if (player?.is_on_verification) throw new Refusal('KycUserProfile');
}

/** Without a check: for values that were judged already, as a registration's are. What is not given stays. */
export async function saveProfile(
  tx: Tx,
  playerId: number,
  values: ProfileValues,
  vault: Vault,
): Promise<void> {
  const before = await readProfile(tx.sql, playerId, vault);
  const { country_code, ...kept }: Kept = { ...before, ...given(values) };
  await tx.sql`
    insert into profile (player_id, first_name, last_name, middle_name, sex, birth_date, region, home_town, address,
      postcode, document_type, document_number)
    values (${playerId}, ${kept.first_name}, ${kept.last_name}, ${kept.middle_name}, ${Number(kept.sex)},
      ${kept.birth_date || null}::text::date, ${kept.region}, ${kept.home_town}, ${kept.address}, ${kept.postcode},
      ${kept.document_type}, ${vault.seal(kept.document_number, aboutDocument(playerId))})
    on conflict (player_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      middle_name = excluded.middle_name, sex = excluded.sex, birth_date = excluded.birth_date,
      region = excluded.region, home_town = excluded.home_town, address = excluded.address,
      postcode = excluded.postcode, document_type = excluded.document_type, document_number = excluded.document_number`;
  await tx.sql`update player set country_code = ${country_code} where id = ${playerId}`;
}

async function readProfile(sql: Sql, playerId: number, vault: Vault): Promise<Kept> {
  const [row] = await sql<Kept>`
    select first_name, last_name, middle_name, sex::text, to_char(birth_date, 'YYYY-MM-DD') as birth_date,
      country_code, region, home_town, address, postcode, document_type, document_number
    from player left join profile on player_id = player.id where player.id = ${playerId}`;
  const told = Object.entries(row ?? {}).filter(([, value]) => value !== null);
  const kept: Kept = { ...nobody, ...Object.fromEntries(told) };
  return { ...kept, document_number: vault.open(kept.document_number, aboutDocument(playerId)) };
}

const given = (values: ProfileValues): Partial<Kept> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
