// Fields of registration and profile as the server tells them, in English, and one made up for a test.
import type { PersonalField, PhoneOption } from '#contract/account/profile.ts';
import { readContent } from '#server/content/content.ts';
import { phoneOptions as listPhoneOptions } from '#server/players/countries.ts';
import { personalFields } from '#server/players/personal-fields.ts';

const content = readContent('content');

export const phoneOptions = listPhoneOptions(content, 'en') as PhoneOption[];

export const fieldsOf = (country: string) => personalFields(content, country, 'en') as PersonalField[];

export const field = (sysname: string, attrs: PersonalField['attrs'] = {}): PersonalField => ({
  sysname,
  type: 'input',
  params: { is_required: false, is_visible: true },
  options: {},
  attrs: { label: sysname, ...attrs },
});
