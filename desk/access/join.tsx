// Where the link of an invitation leads: a password of one's own, and the key that one's phone makes codes from.
import { useState } from 'react';
import { access } from '#contract/desk/access.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { CallForm } from '../form/call-form.tsx';
import { findText, t } from '../i18n/text.ts';
import { Empty } from '../parts/pieces.tsx';
import { addressOf, go } from '../routing/address.ts';
import shell from '../shell/shell.module.css';
import css from './access.module.css';
import { signedIn } from './presence.ts';

export function Join() {
  const [token] = useState(() => location.hash.slice(1));
  const { data, error } = useRead(access.invitation, { token });
  return (
    <main className={shell.middle}>
      <div className={css.door}>
        {error !== null && <Empty title={t('desk.shell.join.over')}>{refusalWords(error)}</Empty>}
        {data !== undefined && (
          <>
            <h1>{t('desk.shell.join.title', { name: data.name })}</h1>
            <p>
              {t('desk.shell.join.says', {
                role: findText(`desk.shell.option.${data.role}`) ?? data.role,
                email: data.email,
              })}
            </p>
            <p>{t('desk.shell.join.phone')}</p>
            <img
              className={css.code}
              alt={t('desk.shell.join.picture')}
              src={`data:image/svg+xml,${encodeURIComponent(data.picture)}`}
            />
            <code className={css.secret}>{data.key}</code>
            <CallForm
              call={access.join}
              known={{ token }}
              submit={t('desk.shell.join.submit')}
              onDone={(member) => {
                signedIn(member);
                go(addressOf(''));
              }}
            />
          </>
        )}
      </div>
    </main>
  );
}
