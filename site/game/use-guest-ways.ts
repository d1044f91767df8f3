// A guest who wishes to play for money registers first, and goes home where they would rather not; one who plays for fun
// is told what that means (decision D42).
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Dialogs } from '../dialogs/dialogs.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import type { PlayMode } from './use-wished-mode.ts';

/** Said once a visit: whoever goes from game to game has heard it. */
const told = new WeakSet<Dialogs>();

interface GuestTerms {
  isGuest: boolean;
  mode: PlayMode | null;
  name: string;
}

export function useGuestWays({ isGuest, mode, name }: GuestTerms): void {
  const router = useRouter();
  const dialogs = useDialogs();
  const isAsked = useRef(false);
  const wish = isGuest ? mode : null;

  useEffect(() => {
    if (wish === 'real' && !isAsked.current) void register();
    if (wish === 'demo' && !told.has(dialogs)) void tell();

    async function register() {
      isAsked.current = true;
      const { pathname } = router.latestLocation;
      const answer = await dialogs.open('AuthPopup', { mode: 'registration' });
      isAsked.current = false;
      // A popup is closed by a step to another page, too: whoever took one is not led elsewhere.
      const { latestLocation: now } = router;
      const isStill = now.pathname === pathname && now.hash === 'real';
      if (answer === undefined && isStill) await router.navigate({ to: '/' });
    }

    async function tell() {
      told.add(dialogs);
      const answer = await dialogs.open('DemoModePopup', { name });
      if (answer === 'sign up') await dialogs.open('AuthPopup', { mode: 'registration' });
    }
  }, [wish, name, dialogs, router]);
}
