// The one popup of signing in and registering, in five modes (spec §2 "Authentication popup").
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { AuthMode } from '#contract/auth/settings.ts';
import { content } from '#contract/content.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { useRead } from '../asking/reads.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { AuthAside, asideOf } from './auth-aside.tsx';
import { AuthBody, type AuthOutcome } from './auth-body.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';
import type { SocialTrouble } from './social-window.ts';
import { useArrive } from './use-arrive.ts';
import { useFirstField } from './use-first-field.ts';
import { withoutCode } from './without-code.ts';

interface AuthPopupProps extends DialogProps<'done'> {
  mode: AuthMode;
  /** From the letter of somebody who forgot their password. */
  token?: string | undefined;
  /** Why another site, visited in this tab, did not vouch for them. */
  trouble?: SocialTrouble | undefined;
  /** No cross, though Escape and the overlay still close it. */
  isCrossHidden?: boolean;
}

/** A password is typed only where no code runs but ours: a page with an operator's own is loaded anew without it. */
export default function AuthPopup(props: AuthPopupProps) {
  const t = useText();
  const { visit } = useRouter().options.context;
  const { mode, frame } = props;
  const isCoded = visit.hasCode === true;
  useEffect(() => {
    if (isCoded) window.location.assign(withoutCode(window.location.href, mode));
  }, [isCoded, mode]);
  if (!isCoded) return <Popup {...props} />;
  return (
    <PopupFrame {...frame} size="large" title={t(`auth.title.${mode}`)}>
      <AuthSkeleton />
    </PopupFrame>
  );
}

function Popup({ mode: start, token, trouble, isCrossHidden = false, close, frame }: AuthPopupProps) {
  const t = useText();
  const arrive = useArrive();
  const [mode, setMode] = useState(start);
  const { data, isError, refetch } = useRead(content.getSettings, {});
  const settings = data?.auth;
  const isThere = settings !== undefined || isError;
  const body = useRef<HTMLDivElement>(null);
  useFirstField(body, isThere && mode);

  function finish(outcome: AuthOutcome) {
    close('done');
    // Who came from another site and has something left to fill in is met with that next; see arrivals.tsx.
    if (outcome.account.is_registration_completed) void arrive(outcome);
  }

  const aside = settings === undefined ? null : asideOf(mode, settings);
  return (
    <PopupFrame
      {...frame}
      onClose={isThere && !isCrossHidden ? frame.onClose : undefined}
      size="large"
      title={t(`auth.title.${mode}`)}
      {...(aside !== null && { aside: <AuthAside {...aside} /> })}
    >
      {settings !== undefined && (
        <div ref={body}>
          <AuthBody
            mode={mode}
            settings={settings}
            token={token}
            trouble={trouble}
            onMode={setMode}
            onDone={finish}
          />
        </div>
      )}
      {settings === undefined && !isError && <AuthSkeleton />}
      {settings === undefined && isError && (
        <Notice
          tone="bad"
          action={
            <Button size="s" onClick={() => void refetch()}>
              {t('auth.retry')}
            </Button>
          }
        >
          {t('auth.notLoaded')}
        </Notice>
      )}
    </PopupFrame>
  );
}
