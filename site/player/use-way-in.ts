import { useDialogs } from '../dialogs/use-dialogs.ts';

/** What a button needs to lead a guest in; the popup is fetched while the pointer is still on its way. */
export function useWayIn(mode: 'authorization' | 'registration') {
  const dialogs = useDialogs();
  return {
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => void dialogs.warm('AuthPopup'),
    onClick: () => void dialogs.open('AuthPopup', { mode }),
  };
}
