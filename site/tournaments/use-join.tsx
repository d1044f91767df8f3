// Joining: the server says 1, or it was not done (spec §4). Afterwards the tournament is read again.
import { tournaments } from '#contract/tournaments.ts';
import { Toast } from '#ui/toast.tsx';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { warn } from '../start/browser-log.ts';
import type { ToastBodyProps } from '../toasts/toasts.ts';
import { useToasts } from '../toasts/use-toasts.ts';

const JOINED = 1;
/** As whoever reads the log of a browser looks for it (spec §8). */
const FAILED = 'Failed to participate in tournament';

export function useJoin(id: number) {
  const toasts = useToasts();
  const { mutateAsync, isPending, error, isAsking } = useSend(tournaments.participate);

  async function join(): Promise<void> {
    try {
      if ((await mutateAsync({ tournament_id: id })) === JOINED) return;
      warn(FAILED);
      toasts.show({ type: 'fill_for_deposit', component: JoinFailed });
    } catch (refusal) {
      // Why is said beside the button.
      warn(FAILED, refusal);
    }
  }
  return { join, isPending, refusal: error, isAsking };
}

function JoinFailed({ close }: ToastBodyProps) {
  const t = useText();
  return (
    <Toast
      type="fill_for_deposit"
      object="/art/obj-96/trophy.webp"
      title={t('tournaments.join.failed')}
      closeLabel={t('shell.close')}
      onClose={close}
    />
  );
}
