import type { Contact } from '#contract/account/profile.ts';
import { formatDate, formatTime } from '#rules/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useContactConfirmation } from '../player/contact-confirmation.ts';
import css from './contact-state.module.css';
import { useOutcome } from './use-outcome.ts';

/** Whether it is known to be the player's own, and the way to show that it is. */
export function ContactState({ contact, isLogin }: { contact: Contact; isLogin: boolean }) {
  const t = useText();
  const { confirm, isPending } = useContactConfirmation();
  const { failure, attempt } = useOutcome();
  return (
    <div className={css.state}>
      {contact.is_confirmed ? (
        <span className={css.good}>
          <Icon name="check-circle" size={18} />
          {t('profile.contacts.confirmed')}
        </span>
      ) : (
        <Badge tone="brass">{t('profile.contacts.unconfirmed')}</Badge>
      )}
      {isLogin && <span className={css.login}>{t('profile.contacts.login')}</span>}
      {!contact.is_confirmed && (
        <Button size="s" isLoading={isPending} onClick={() => void attempt(() => confirm(contact))}>
          {t('profile.contacts.confirm')}
        </Button>
      )}
      {contact.counts_from && <CountsFrom time={contact.counts_from} />}
      {failure && <LedRefusal refusal={failure} />}
    </div>
  );
}

/** The server does not know the reader's time zone, and the browser does. */
function CountsFrom({ time }: { time: string }) {
  const t = useText();
  const moment = new Date(time);
  return (
    <time className={css.login} dateTime={time} suppressHydrationWarning>
      {t('profile.contacts.countsFrom', { date: formatDate(moment), time: formatTime(moment) })}
    </time>
  );
}
