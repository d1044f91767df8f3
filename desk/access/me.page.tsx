// One's own place at the desk: sessions, passkeys, the password.
import { useState } from 'react';
import { access } from '#contract/desk/access.ts';
import { refresh, useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { send, useSend } from '../asking/sends.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead, Panel, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { sayToast } from '../shell/toasts.ts';
import css from './access.module.css';
import { hasPasskeys, makePasskey } from './passkey.ts';
import { leave } from './presence.ts';

export default function MePage() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <PageHead title={t('desk.shell.room.me')}>
        <Button icon="lock" onClick={() => setIsChanging(true)}>
          {t('desk.shell.me.password')}
        </Button>
        <Button look="line" icon="sign-out" onClick={() => void leave()}>
          {t('desk.shell.signOut')}
        </Button>
      </PageHead>
      <div className={css.own}>
        <Sessions />
        <Passkeys />
      </div>
      {isChanging && (
        <CallDialog
          call={access.changePassword}
          title={t('desk.shell.me.password')}
          says={t('desk.shell.me.passwordSays')}
          submit={t('desk.shell.save')}
          onDone={() => sayToast({ text: t('desk.shell.me.passwordChanged') })}
          onClose={() => setIsChanging(false)}
        />
      )}
    </>
  );
}

function Sessions() {
  const { data } = useRead(access.sessions, {});
  const end = useSend(access.endSession);
  const endOthers = useSend(access.endOtherSessions);
  return (
    <Panel
      title={t('desk.shell.me.sessions')}
      aside={
        <Button isSmall look="line" onClick={() => endOthers.mutate({})}>
          {t('desk.shell.me.endOthers')}
        </Button>
      }
    >
      <ul className={css.rows}>
        {data?.items.map(({ id, address, user_agent, last_seen_at, is_this }) => (
          <li key={id}>
            <span>
              <b>{address || '–'}</b> <When at={last_seen_at} />
              <small>{user_agent.slice(0, 80)}</small>
            </span>
            {is_this ? (
              <Tag tone="good">{t('desk.shell.me.this')}</Tag>
            ) : (
              <Button isSmall look="harm" onClick={() => end.mutate({ session: id })}>
                {t('desk.shell.me.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Passkeys() {
  const { data } = useRead(access.passkeys, {});
  const remove = useSend(access.removePasskey);
  const add = async () => {
    try {
      const credential = await makePasskey();
      if (credential === null) return;
      const name = `${navigator.platform || 'device'}, ${(data?.items.length ?? 0) + 1}`;
      await send(access.addPasskey, { name, credential });
      await refresh(access.addPasskey.changes);
      sayToast({ text: t('desk.shell.me.passkeyAdded') });
    } catch (error) {
      sayToast({ text: refusalWords(error), isBad: true });
    }
  };
  return (
    <Panel
      title={t('desk.shell.me.passkeys')}
      aside={
        hasPasskeys() && (
          <Button isSmall look="line" icon="plus" onClick={() => void add()}>
            {t('desk.shell.me.addPasskey')}
          </Button>
        )
      }
    >
      {data?.items.length === 0 && <p className={css.inner}>{t('desk.shell.me.noPasskeys')}</p>}
      <ul className={css.rows}>
        {data?.items.map(({ id, name, created_at, last_used_at }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                <When at={last_used_at ?? created_at} isWhole />
              </small>
            </span>
            <Button isSmall look="harm" onClick={() => remove.mutate({ passkey: id })}>
              {t('desk.shell.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
