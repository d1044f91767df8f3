// The personal data as its form holds it: texts by the sysname of their field, a day as people write it.
import type { PersonalField, ProfileInfo } from '#contract/account/profile.ts';
import { checkField } from '#rules/fields/check-field.ts';
import type { Day } from '#rules/fields/date.ts';
import { type Problems, problemsIn } from '#rules/fields/problem.ts';

export type PersonalValues = Record<string, string | boolean | undefined>;

export const personalValues = (info: ProfileInfo) => ({
  first_name: info.first_name,
  last_name: info.last_name,
  middle_name: info.middle_name,
  sex: String(info.sex),
  birth_date: info.birth_date.split('-').toReversed().join('.'),
  country_code: info.country_code,
  region: info.region,
  home_town: info.home_town,
  address: info.address,
  postcode: info.postcode,
  document_type: info.document?.type ?? '',
  document_number: info.document?.number ?? '',
});

type PersonalName = keyof ReturnType<typeof personalValues>;

/** Of a country's fields those that the profile asks for. What is closed, but was never told, may still be told. */
export const profileFields = (fields: readonly PersonalField[], saved: PersonalValues): PersonalField[] =>
  fields
    .filter(({ sysname, params }) => params.is_visible && Object.hasOwn(saved, sysname))
    .map((field) => ({
      ...field,
      attrs: { ...field.attrs, disabled: isClosed(field) && textOf(saved, field.sysname) !== '' },
    }));

export const isClosed = ({ attrs }: PersonalField): boolean => attrs['disabled'] === true;

export function checkPersonal(
  fields: readonly PersonalField[],
  values: PersonalValues,
  today: Day,
): Problems {
  const context = { today, phoneOptions: [], documentType: textOf(values, 'document_type') };
  return problemsIn(
    Object.fromEntries(
      fields.map((field) => [field.sysname, checkField(field, textOf(values, field.sysname), context)]),
    ),
  );
}

/** What is sent: the fields that can be filled in here, and nothing the country does not ask for. */
export const told = (fields: readonly PersonalField[], values: PersonalValues) =>
  Object.fromEntries(
    fields.filter((field) => !isClosed(field)).map(({ sysname }) => [sysname, textOf(values, sysname)]),
  ) as Partial<Record<PersonalName, string>>;

/** In another country: no region yet, and the document that goes with it (decision D50). */
export function inCountry(countryCode: string, fields: readonly PersonalField[]): PersonalValues {
  const startOf = (name: string) => {
    const value = fields.find(({ sysname }) => sysname === name)?.attrs['value'];
    return typeof value === 'string' ? value : '';
  };
  return {
    country_code: countryCode,
    region: startOf('region'),
    document_type: startOf('document_type'),
    document_number: '',
  };
}

const textOf = (values: PersonalValues, name: string) => String(values[name] ?? '');
