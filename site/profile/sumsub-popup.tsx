// The examiner's own widget in a popup of ours. Its script is fetched when the popup is first wanted, and from
// the examiner itself, as it asks of those who use it.
import { useEffect, useRef, useState } from 'react';
import { accountProfile } from '#contract/account/profile.ts';
import { sumsub } from '#contract/sumsub.ts';
import { Button } from '#ui/button.tsx';
import { Loader } from '#ui/loader.tsx';
import { Notice } from '#ui/notice.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText, useTexts } from '../i18n/use-text.tsx';
import { useTheme } from '../theme/use-theme.ts';
import css from './sumsub-popup.module.css';
import { loadSumsub } from './sumsub-script.ts';

interface SumsubPopupProps extends DialogProps<'sent'> {
  /** The one thing more that is to be checked; without it, who the player is. */
  externalActionId: string | undefined;
}

const PLACE = 'sumsub-widget';

type State = 'loading' | 'open' | 'failed';

export default function SumsubPopup({ close, frame, externalActionId }: SumsubPopupProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  return (
    <PopupFrame {...frame} size="medium" title={t('verification.popup.title')}>
      <Widget
        key={attempt}
        externalActionId={externalActionId}
        onSent={() => close('sent')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </PopupFrame>
  );
}

interface WidgetProps {
  externalActionId: string | undefined;
  onSent: () => void;
  onRetry: () => void;
}

function Widget({ externalActionId, onSent, onRetry }: WidgetProps) {
  const t = useText();
  const state = useWidget({ externalActionId, onSent });
  return (
    <>
      {state === 'loading' && <Loader label={t('verification.popup.loading')} />}
      {state === 'failed' && (
        <Notice
          tone="bad"
          action={
            <Button size="s" onClick={onRetry}>
              {t('verification.popup.retry')}
            </Button>
          }
        >
          {t('verification.popup.failed')}
        </Notice>
      )}
      <div id={PLACE} className={css.widget} />
    </>
  );
}

function useWidget({ externalActionId, onSent }: Omit<WidgetProps, 'onRetry'>): State {
  const { locale } = useTexts();
  const { theme } = useTheme();
  const { data: verification, isError } = useRead(sumsub.getVerification, {});
  const { mutateAsync: getAccessToken } = useSend(sumsub.getAccessToken);
  const { mutateAsync: setOnVerification } = useSend(accountProfile.setUserOnVerification);
  const [state, setState] = useState<State>('loading');
  const script = verification?.script_url;

  // What the widget does not depend on must not open it anew while the player is busy in it.
  const latest = useRef({ locale, theme, onSent, getAccessToken, setOnVerification });
  latest.current = { locale, theme, onSent, getAccessToken, setOnVerification };

  useEffect(() => {
    if (script === undefined) return;
    const token = async () =>
      (await latest.current.getAccessToken(externalActionId === undefined ? {} : { externalActionId })).token;
    const sent = async () => {
      if (externalActionId === undefined) await latest.current.setOnVerification({});
      latest.current.onSent();
    };
    const fail = () => setState('failed');
    return launch(script, {
      token,
      look: { lang: latest.current.locale, theme: latest.current.theme },
      onOpen: () => setState('open'),
      onSent: () => void sent().catch(fail),
      onFail: fail,
    });
  }, [script, externalActionId]);

  return isError ? 'failed' : state;
}

interface Launch {
  token: () => Promise<string>;
  look: { lang: string; theme: 'dark' | 'light' };
  onOpen: () => void;
  onSent: () => void;
  onFail: () => void;
}

/** Opens the widget in its place, and gives the way to take it away again. */
function launch(script: string, { token, look, onOpen, onSent, onFail }: Launch): () => void {
  const leaving = new AbortController();
  const open = async () => {
    const [sdk, first] = await Promise.all([loadSumsub(script), token()]);
    if (leaving.signal.aborted) return;
    const widget = sdk
      .init(first, token)
      .withConf(look)
      .withOptions({ addViewportTag: false, adaptIframeHeight: true })
      .on('idCheck.onApplicantSubmitted', onSent)
      .on('idCheck.onError', onFail)
      .build();
    leaving.signal.addEventListener('abort', () => widget.destroy?.());
    widget.launch(`#${PLACE}`);
    onOpen();
  };
  open().catch(() => leaving.signal.aborted || onFail());
  return () => leaving.abort();
}
