// A form by itself, for a frame on somebody else's page (spec §2, decision D55). What cannot be done in a frame the page
// around is asked to do; opened without one, the form does it itself.
import { useState } from 'react';
import type { AuthMode } from '#contract/auth/settings.ts';
import { content } from '#contract/content.ts';
import { refreshUser } from '#rules/parent-message.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { AuthBody, type AuthOutcome } from './auth-body.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';
import css from './embedded-form.module.css';
import { useArrive } from './use-arrive.ts';
import { useParentPage } from './use-parent-page.ts';

export function EmbeddedForm({ mode: start }: { mode: 'authorization' | 'registration' }) {
  const t = useText();
  const arrive = useArrive();
  const parent = useParentPage();
  const [mode, setMode] = useState<AuthMode>(start);
  const [isDone, setIsDone] = useState(false);
  const { data } = useRead(content.getSettings, {});

  function change(next: AuthMode) {
    if (next === 'registration' && start === 'authorization') parent.leave('show_popup_reg');
    else if (next === 'authorization' && start === 'registration') parent.leave('show_popup_auth');
    else setMode(next);
  }

  function finish(outcome: AuthOutcome) {
    if (!parent.isFramed) return void arrive(outcome);
    parent.tell(refreshUser);
    setIsDone(true);
  }

  return (
    <Panel className={css.panel}>
      <Heading level={1} size="dialog">
        {t(`auth.title.${mode}`)}
      </Heading>
      {isDone ? (
        <Notice tone="good">{t('auth.embedded.done')}</Notice>
      ) : data === undefined ? (
        <AuthSkeleton />
      ) : (
        <AuthBody mode={mode} settings={data.auth} onMode={change} onDone={finish} />
      )}
    </Panel>
  );
}
