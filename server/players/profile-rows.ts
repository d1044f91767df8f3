// A profile as it is kept: its document sealed, and beside it what its person is known by.
import { aboutDocument } from '../at-rest/about.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Context } from '../calls/context.ts';
import type { Nullable, Sql, Tx } from '../database/db.ts';
import { lockPerson, lockPrints } from '../person/person-lock.ts';
import { admitTold } from '../person/same-person.ts';
import { keepTold, traitsOf } from '../person/traits.ts';

/** Texts as the wire has them: a day is 1999-12-31, sex a digit; what was never told is an empty text. */
export type ProfileRow = {
  first_name: string;
  last_name: string;
  middle_name: string;
  sex: string;
  birth_date: string;
  country_code: string;
  region: string;
  home_town: string;
  address: string;
  postcode: string;
  document_type: string;
  document_number: string;
};

export type ProfileValues = { [Name in keyof ProfileRow]?: string | undefined };

const nobody: ProfileRow = {
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

/** Every account of the person that the player is, or is about to be by what they tell. */
export async function lockProfile(
  tx: Tx,
  playerId: number,
  told: (before: ProfileRow) => ProfileValues,
  vault: Vault,
): Promise<void> {
  const before = await readProfile(tx.sql, playerId, vault);
  const coming = traitsOf({ ...before, ...given(told(before)) }, vault);
  await lockPerson(
    tx,
    playerId,
    coming.map(({ print }) => print),
  );
}

/**
 * For values that were judged already, as a registration's are; only whether they make the player somebody whom the house
 * knows is looked at here, for every way in. What is not given stays. Throws `BarredPerson`.
 */
export async function saveProfile(
  tx: Tx,
  playerId: number,
  values: ProfileValues,
  { vault, now }: Pick<Context, 'vault' | 'now'>,
): Promise<void> {
  const before = await readProfile(tx.sql, playerId, vault);
  const after: ProfileRow = { ...before, ...given(values) };
  const known = new Set(traitsOf(before, vault).map(({ print }) => print));
  const traits = traitsOf(after, vault);
  const fresh = traits.filter(({ print }) => !known.has(print));
  await lockPrints(
    tx,
    fresh.map(({ print }) => print),
  );
  await admitTold(tx, playerId, fresh, now);
  await writeProfile(tx, playerId, after, vault);
  await keepTold(tx, playerId, traits, now);
}

async function writeProfile(
  tx: Tx,
  playerId: number,
  { country_code, ...kept }: ProfileRow,
  vault: Vault,
): Promise<void> {
  await tx.sql`
    insert into profile (player_id, first_name, last_name, middle_name, sex, birth_date, region, home_town, address,
      postcode, document_type, document_number, has_traits)
    values (${playerId}, ${kept.first_name}, ${kept.last_name}, ${kept.middle_name}, ${Number(kept.sex)},
      ${kept.birth_date || null}::text::date, ${kept.region}, ${kept.home_town}, ${kept.address}, ${kept.postcode},
      ${kept.document_type}, ${vault.seal(kept.document_number, aboutDocument(playerId))}, true)
    on conflict (player_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      middle_name = excluded.middle_name, sex = excluded.sex, birth_date = excluded.birth_date,
      region = excluded.region, home_town = excluded.home_town, address = excluded.address,
      postcode = excluded.postcode, document_type = excluded.document_type, document_number = excluded.document_number,
      has_traits = true`;
  await tx.sql`update player set country_code = ${country_code} where id = ${playerId}`;
}

export async function readProfile(sql: Sql, playerId: number, vault: Vault): Promise<ProfileRow> {
  const [row] = await sql<Nullable<ProfileRow>>`
    select first_name, last_name, middle_name, sex::text, to_char(birth_date, 'YYYY-MM-DD') as birth_date,
      country_code, region, home_town, address, postcode, document_type, document_number
    from player left join profile on player_id = player.id where player.id = ${playerId}`;
  const told = Object.entries(row ?? {}).filter(([, value]) => value !== null);
  const kept: ProfileRow = { ...nobody, ...Object.fromEntries(told) };
  return { ...kept, document_number: vault.open(kept.document_number, aboutDocument(playerId)) };
}

export const given = (values: ProfileValues): Partial<ProfileRow> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
