import { Link } from '@tanstack/react-router';
import { accountProfile, type Contact } from '#contract/account/profile.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Switch } from '#ui/switch.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { Section } from './section.tsx';
import { shownContact } from './shown-contact.ts';
import css from './subscriptions.module.css';
import { useOutcome } from './use-outcome.ts';

export function Subscriptions({ contacts }: { contacts: readonly Contact[] }) {
  const t = useText();
  return (
    <Section
      id="news"
      icon="megaphone"
      title={t('profile.notification.title')}
      text={t('profile.notification.text')}
    >
      {contacts.length === 0 ? (
        <NoContacts />
      ) : (
        <ul className={css.list}>
          {contacts.map((contact) => (
            <li key={contact.contact} className={css.row}>
              <Subscription contact={contact} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** It holds at once: the switch shows what was asked for while the answer is on its way, and goes back if it is "no". */
function Subscription({ contact }: { contact: Contact }) {
  const t = useText();
  const { data: phones } = useRead(
    accountProfile.getContactPhoneSettings,
    {},
    { enabled: contact.type === 'phone' },
  );
  const { mutateAsync, isPending, variables } = useSend(accountProfile.changeSubscription);
  const { failure, attempt } = useOutcome();
  const hint = contact.type === 'email' ? 'profile.notification.emailHint' : 'profile.notification.phoneHint';
  return (
    <>
      <Switch
        checked={isPending ? variables.subscription : contact.is_subscribed}
        disabled={isPending}
        hint={t(contact.is_confirmed ? hint : 'profile.notification.unconfirmed')}
        onChange={({ target }) =>
          void attempt(() => mutateAsync({ contact: contact.contact, subscription: target.checked }))
        }
      >
        {shownContact(contact, phones?.items)}
      </Switch>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}

function NoContacts() {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/bell.webp"
      title={t('profile.notification.emptyTitle')}
      level={3}
      action={
        <ButtonLink look="brand" link={<Link to="/profile/settings" hash="contacts" />}>
          {t('profile.notification.toContacts')}
        </ButtonLink>
      }
    >
      {t('profile.notification.empty')}
    </EmptyState>
  );
}
