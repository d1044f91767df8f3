import { Toast } from '#ui/toast.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { ToastBodyProps } from '../toasts/toasts.ts';
import { useToasts } from '../toasts/use-toasts.ts';

/** Says in a toast what was done, in words of its own. */
export function useTold(): (title: string, text: string) => void {
  const t = useText();
  const toasts = useToasts();
  return (title, text) => {
    const Told = ({ close }: ToastBodyProps) => (
      <Toast type="profile" title={title} closeLabel={t('shell.close')} onClose={close}>
        {text}
      </Toast>
    );
    toasts.show({ type: 'profile', component: Told });
  };
}
