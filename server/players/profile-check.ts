// Holding what a player tells about themselves to the fields of their country, by the rules the form goes by.
import { checkField } from '#rules/fields/check-field.ts';
import { readDay } from '#rules/fields/date.ts';
import type { Problem, Problems } from '#rules/fields/problem.ts';
import type { ProfileField } from '#rules/fields/profile-field.ts';
import { composed } from '#rules/fields/text.ts';
import type { Content } from '../content/content.ts';
import { phoneOptions } from './countries.ts';
import { personalFields } from './personal-fields.ts';

type Texts = Readonly<Record<string, string>>;

/** As it is kept: whole letters, no spaces around, days in the order that sorts, a tax number in bare digits. */
export function asKept(values: Texts): Record<string, string> {
  const kept = Object.entries(values).map(([name, value]) => [name, composed(value.trim())] as const);
  const texts = Object.fromEntries(kept);
  const { birth_date: birth, document_number: number } = texts;
  if (birth !== undefined) texts['birth_date'] = readDay(birth) ?? birth;
  if (number !== undefined && texts['document_type'] === 'cpf')
    texts['document_number'] = number.replaceAll(/[.-]/g, '');
  return texts;
}

/** The fields told now; after a move to another country also those told before, which may mean nothing there. */
export function checkProfile(
  content: Content,
  { before, after, told }: { before: Texts; after: Texts; told: readonly string[] },
  now: Date,
): Problems {
  const hasMoved = before['country_code'] !== after['country_code'];
  const names = hasMoved
    ? Object.keys(after).filter((name) => told.includes(name) || after[name] !== '')
    : told;
  const fields = new Map(
    personalFields(content, after['country_code']!, content.defaultLocale).map((field) => [
      field.sysname,
      field,
    ]),
  );
  const context = {
    today: now.toISOString().slice(0, 10),
    phoneOptions: phoneOptions(content, content.defaultLocale),
    documentType: after['document_type'],
  };
  const found = names.map((name): [string, Problem | null] => [
    name,
    checkField(fields.get(name) ?? freeText(name), after[name] ?? '', context),
  ]);
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null));
}

/** What a country does not define may be left out or told, and is a text like any other. */
const freeText = (sysname: string): ProfileField => ({
  sysname,
  type: 'input',
  params: { is_required: false, is_visible: false },
  options: {},
  attrs: {},
});
