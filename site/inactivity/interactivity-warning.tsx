import { Button } from '#ui/button.tsx';
import { PictureWords } from '#ui/picture-words.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { useSecondsLeft } from '../start/use-seconds-left.ts';
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
      <PictureWords object="owl" text={t('inactivity.warning.text')}>
        <p role="timer" className={css.time} aria-label={t('inactivity.warning.left', { seconds })}>
          <span aria-hidden="true">{clockText(seconds)}</span>
        </p>
        <Button look="brand" size="l" isWide onClick={() => close(undefined)}>
          {t('inactivity.warning.stay')}
        </Button>
      </PictureWords>
    </PopupFrame>
  );
}

/** "05:09". */
const clockText = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
