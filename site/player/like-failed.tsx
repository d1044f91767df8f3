import { Toast } from '#ui/toast.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { ToastBodyProps } from '../toasts/toasts.ts';

export function LikeFailed({ close }: ToastBodyProps) {
  const t = useText();
  return (
    <Toast
      type="fill_for_deposit"
      object="/art/obj-96/potion.webp"
      title={t('shell.likeFailed.title')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      {t('shell.likeFailed.text')}
    </Toast>
  );
}
