import type { Contact, PhoneOption } from '#contract/account/profile.ts';
import { showPhone } from '#rules/fields/phone-entry.ts';

type Shown = Pick<Contact, 'type' | 'contact'> & { phone_country_code?: string | undefined };

/** An address as it is; a number with its plus, and in its country's dress where the countries are known. */
export const shownContact = (
  { type, contact, phone_country_code: countryCode = '' }: Shown,
  options: readonly PhoneOption[] = [],
): string => (type === 'email' ? contact : showPhone(contact, { options, countryCode }));
