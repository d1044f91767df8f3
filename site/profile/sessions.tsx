import { accountSecurity } from '#contract/account/security.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';
import css from './sessions.module.css';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

export function Sessions() {
  const t = useText();
  const { data, error } = useRead(accountSecurity.getSessions, {});
  const sessions = data?.items ?? [];
  return (
    <Section
      id="sessions"
      icon="device"
      title={t('profile.sessions.title')}
      text={t('profile.sessions.text')}
      aside={sessions.length > 1 && <EndOthers />}
    >
      {error && <LedRefusal refusal={error} />}
      {data === undefined && !error && <Skeleton shape="block" className={css.ghost} />}
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length === 1 && <p className={css.alone}>{t('profile.sessions.alone')}</p>}
    </Section>
  );
}

function EndOthers() {
  const t = useText();
  const dialogs = useDialogs();
  const tell = useTold();
  const { mutateAsync, isPending } = useSend(accountSecurity.endOtherSessions);
  const { failure, attempt } = useOutcome();

  async function end() {
    const isMeant = await dialogs.open('Confirm', {
      content: t('profile.sessions.askEndOthers'),
      textReject: t('profile.sessions.keep'),
      textAgree: t('profile.sessions.endOthers'),
      isDanger: true,
    });
    if (!isMeant) return;
    await mutateAsync({});
    tell(t('profile.sessions.othersEndedTitle'), t('profile.sessions.othersEnded'));
  }

  return (
    <>
      <Button look="danger" size="s" isLoading={isPending} onClick={() => void attempt(end)}>
        {t('profile.sessions.endOthers')}
      </Button>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}
