// Which rule a field goes by. What the product itself reads (where to send mail, who is an adult) has a rule that
// configuration may narrow but not replace; a text only people read has a rule for want of a better one.
import { address } from './address.ts';
import { birthDate } from './birth-date.ts';
import { choice } from './choice.ts';
import { cpf } from './cpf.ts';
import { type Day, date } from './date.ts';
import { email } from './email.ts';
import { fakename } from './fakename.ts';
import { name } from './name.ts';
import { type PasswordPolicy, password } from './password.ts';
import { type PhoneOption, phone } from './phone.ts';
import { postcode } from './postcode.ts';
import type { Problem } from './problem.ts';
import type { ProfileField, ProfileFieldType } from './profile-field.ts';
import { sex } from './sex.ts';
import { text } from './text.ts';

/** What some rules need to know beside the value. */
export interface FieldContext {
  today: Day;
  phoneOptions: readonly PhoneOption[];
  phoneCountryCode?: string | undefined;
  documentType?: string | undefined;
  passwordPolicy?: PasswordPolicy | undefined;
}

type OwnRule = (value: string, context: FieldContext, field: ProfileField) => Problem | null;

const phoneRule: OwnRule = (value, { phoneOptions, phoneCountryCode }) =>
  phone(value, { options: phoneOptions, countryCode: phoneCountryCode });

const passwordRule: OwnRule = (value, { passwordPolicy }) => password(value, passwordPolicy);

const listRule: OwnRule = (value, _, { options: { list = [] } }) => {
  const values = list.map((item) => item.value);
  return values.length === 0 ? text(value) : choice(value, values);
};

const bySysname: Readonly<Record<string, OwnRule>> = {
  email,
  fakename,
  sex,
  mobile: phoneRule,
  password: passwordRule,
  birth_date: (value, { today }) => birthDate(value, { today }),
};

const byType: Readonly<Partial<Record<ProfileFieldType, OwnRule>>> = {
  phone: phoneRule,
  password: passwordRule,
  date: (value) => date(value),
  select: listRule,
  country_code: listRule,
  region: listRule,
};

/** Undefined for a text that only people read. */
export function ownRule(field: ProfileField, context: FieldContext): OwnRule | undefined {
  if (field.sysname === 'document_number' && context.documentType === 'cpf') return cpf;
  return Object.hasOwn(bySysname, field.sysname) ? bySysname[field.sysname] : byType[field.type];
}

const texts: Readonly<Record<string, (value: string) => Problem | null>> = {
  first_name: name,
  middle_name: name,
  last_name: name,
  home_town: address,
  address,
  postcode,
};

export const textRule = (sysname: string): ((value: string) => Problem | null) =>
  Object.hasOwn(texts, sysname) ? texts[sysname]! : text;
