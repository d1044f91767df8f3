import { Button } from '#ui/button.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './demo-mode-popup.module.css';

interface DemoModePopupProps extends DialogProps<'go on' | 'sign up'> {
  /** Of the game. */
  name: string;
}

/** Tells a guest that this is play money. */
export default function DemoModePopup({ close, frame, name }: DemoModePopupProps) {
  const t = useText();
  return (
    <PopupFrame
      {...frame}
      size="small"
      title={t('game.demo.title')}
      footer={
        <div className={css.ways}>
          <Button look="brand" isWide onClick={() => close('go on')}>
            {t('game.demo.goOn')}
          </Button>
          <Button isWide onClick={() => close('sign up')}>
            {t('game.demo.signUp')}
          </Button>
        </div>
      }
    >
      <img className={css.object} src="/art/obj-320/joystick.webp" width={120} height={120} alt="" />
      <p className={css.text}>{t('game.demo.text', { name })}</p>
    </PopupFrame>
  );
}
