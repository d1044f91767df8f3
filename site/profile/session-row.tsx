import { accountSecurity, type SessionInfo } from '#contract/account/security.ts';
import { formatDate, formatTime } from '#rules/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './session-row.module.css';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

const icons = {
  desktop: 'globe',
  phone: 'device',
  tablet: 'device',
  unknown: 'question',
} as const satisfies Record<SessionInfo['device'], IconName>;

export function SessionRow({ session }: { session: SessionInfo }) {
  const t = useText();
  const name = useName(session);
  const seen = new Date(session.last_seen_at);
  return (
    <li className={css.row} data-session={session.is_current ? 'current' : 'other'}>
      <span className={css.icon}>
        <Icon name={icons[session.device]} size={22} />
      </span>
      <div className={css.words}>
        <strong className={css.name}>{name}</strong>
        <span className={css.where}>
          {session.address && <span>{session.address}</span>}
          {/* The server does not know the reader's time zone, and the browser does. */}
          <time dateTime={session.last_seen_at} suppressHydrationWarning>
            {session.is_current
              ? t('profile.sessions.now')
              : t('profile.sessions.seen', { date: formatDate(seen), time: formatTime(seen) })}
          </time>
        </span>
      </div>
      {session.is_current ? (
        <Badge tone="win">{t('profile.sessions.current')}</Badge>
      ) : (
        <End session={session} name={name} />
      )}
    </li>
  );
}

function useName({ browser, system }: SessionInfo): string {
  const t = useText();
  if (browser !== '' && system !== '') return t('profile.sessions.on', { browser, system });
  return browser || system || t('profile.sessions.unknown');
}

function End({ session, name }: { session: SessionInfo; name: string }) {
  const t = useText();
  const dialogs = useDialogs();
  const tell = useTold();
  const { mutateAsync, isPending } = useSend(accountSecurity.endSession);
  const { failure, attempt } = useOutcome();

  async function end() {
    const isMeant = await dialogs.open('Confirm', {
      content: t('profile.sessions.askEnd', { name }),
      textReject: t('profile.sessions.keep'),
      textAgree: t('profile.sessions.end'),
      isDanger: true,
    });
    if (!isMeant) return;
    await mutateAsync({ id: session.id });
    tell(t('profile.sessions.endedTitle'), t('profile.sessions.ended'));
  }

  return (
    <>
      <Button
        size="s"
        aria-label={t('profile.sessions.endLabel', { name })}
        isLoading={isPending}
        onClick={() => void attempt(end)}
      >
        {t('profile.sessions.end')}
      </Button>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}
