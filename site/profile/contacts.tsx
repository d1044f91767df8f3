import type { AccountInfo } from '#contract/account/account.ts';
import {
  accountProfile,
  type Contact,
  type PhoneOption,
  type ProfileInfo,
} from '#contract/account/profile.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactRow } from './contact-row.tsx';
import { Section } from './section.tsx';

interface ContactsProps {
  player: AccountInfo;
  info: ProfileInfo;
}

const types = ['email', 'phone'] as const;

export function Contacts({ player, info }: ContactsProps) {
  const t = useText();
  const { data: phones } = useRead(accountProfile.getContactPhoneSettings, {});
  return (
    <Section
      id="contacts"
      icon="envelope"
      title={t('profile.contacts.title')}
      text={t('profile.contacts.text')}
    >
      {types.map((type) => (
        <ContactsOfType
          key={type}
          type={type}
          player={player}
          contacts={(info.contacts ?? []).filter((contact) => contact.type === type)}
          phoneOptions={phones?.items ?? []}
        />
      ))}
    </Section>
  );
}

interface ContactsOfTypeProps {
  type: Contact['type'];
  player: AccountInfo;
  contacts: readonly Contact[];
  phoneOptions: readonly PhoneOption[];
}

/** The latest stands in its field, to be changed; those confirmed before it stay the player's too. */
function ContactsOfType({ type, player, contacts, phoneOptions }: ContactsOfTypeProps) {
  const earlier = contacts.slice(0, -1);
  const latest = contacts.at(-1);
  const countryCode =
    latest?.phone_country_code || player.country_code || phoneOptions[0]?.country_code || '';
  return (
    <div data-contacts={type}>
      <ContactForm
        key={latest?.contact ?? ''}
        {...{ type, latest, phoneOptions, countryCode }}
        isLogin={latest?.contact === player.login}
      />
      {earlier.map((contact) => (
        <ContactRow
          key={contact.contact}
          contact={contact}
          phoneOptions={phoneOptions}
          isLogin={contact.contact === player.login}
        />
      ))}
    </div>
  );
}
