import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { Button } from '../ui/button.tsx';
import { PopupFrame } from '../ui/popup-frame.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';
import css from './interactivity-warning.module.css';

interface InteractivityWarningProps extends DialogProps {
  endsAt: number;
}

/** Any sign of life closes it; its button only gives the player something to press. */
export default function InteractivityWarning({ close, frame, endsAt }: InteractivityWarningProps) {
  const t = useText();
  const seconds = useSecondsLeft(endsAt);
  return (
    <PopupFrame {...frame} size="small" title={t('inactivity.warning.title')}>
      <div className={css.body}>
        <img className={css.object} src="/art/obj-320/owl.webp" width={120} height={120} alt="" />
        <p className={css.words}>{t('inactivity.warning.text')}</p>
        <p role="timer" className={css.time} aria-label={t('inactivity.warning.left', { seconds })}>
          <span aria-hidden="true">{clockText(seconds)}</span>
        </p>
        <Button look="brand" size="l" isWide onClick={() => close(undefined)}>
          {t('inactivity.warning.stay')}
        </Button>
      </div>
    </PopupFrame>
  );
}

/** "05:09". */
const clockText = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
