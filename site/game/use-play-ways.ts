import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { isSmallNow, type PlayMode } from './use-wished-mode.ts';

/** Play for money or for fun, and out again where a game covers its page. */
export function usePlayWays({ isGuest }: { isGuest: boolean }) {
  const router = useRouter();
  const dialogs = useDialogs();
  /** On a small screen the way back is the one of the browser, too. */
  const go = (hash: '' | PlayMode, { replace = !isSmallNow() } = {}) =>
    router.navigate({ to: '.', search: true, hash, replace, resetScroll: false, hashScrollIntoView: false });

  return {
    async choose(mode: PlayMode) {
      if (mode === 'demo') return go(isSmallNow() ? 'demo' : '');
      // Unlike whoever came for money alone, a guest who has changed their mind goes on with what they have.
      const isIn = !isGuest || (await dialogs.open('AuthPopup', { mode: 'registration' })) === 'done';
      if (isIn) await go('real');
    },
    leave: () => go('', { replace: true }),
  };
}
