import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { Button } from '../ui/button.tsx';
import { PopupFrame } from '../ui/popup-frame.tsx';
import css from './confirmation-success-popup.module.css';

export default function ConfirmationSuccessPopup({ close, frame }: DialogProps) {
  const t = useText();
  return (
    <PopupFrame {...frame} size="small" title={t('confirmation.popup.title')}>
      <div className={css.body}>
        <img className={css.object} src="/art/obj-320/coin_crown.webp" width={120} height={120} alt="" />
        <p className={css.text}>{t('confirmation.popup.text')}</p>
        <Button look="brand" size="l" isWide onClick={() => close(undefined)}>
          {t('confirmation.popup.close')}
        </Button>
      </div>
    </PopupFrame>
  );
}
