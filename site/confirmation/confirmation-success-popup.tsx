import { Button } from '#ui/button.tsx';
import { PictureWords } from '#ui/picture-words.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';

export default function ConfirmationSuccessPopup({ close, frame }: DialogProps) {
  const t = useText();
  return (
    <PopupFrame {...frame} size="small" title={t('confirmation.popup.title')}>
      <PictureWords object="coin_crown" text={t('confirmation.popup.text')}>
        <Button look="brand" size="l" isWide onClick={() => close(undefined)}>
          {t('confirmation.popup.close')}
        </Button>
      </PictureWords>
    </PopupFrame>
  );
}
