import type { Contact, PhoneOption } from '#contract/account/profile.ts';
import css from './contact-row.module.css';
import { ContactState } from './contact-state.tsx';
import { shownContact } from './shown-contact.ts';

interface ContactRowProps {
  contact: Contact;
  phoneOptions: readonly PhoneOption[];
  isLogin: boolean;
}

export const ContactRow = ({ contact, phoneOptions, isLogin }: ContactRowProps) => (
  <div className={css.row}>
    <strong className={css.contact}>{shownContact(contact, phoneOptions)}</strong>
    <ContactState contact={contact} isLogin={isLogin} />
  </div>
);
