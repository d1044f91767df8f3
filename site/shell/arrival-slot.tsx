// Looks whether somebody arrives with something to do: flags in the address, an unfinished registration, a return
// address or a promo code that was kept, a messenger around the page. What does it is fetched only then.
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlayer } from '../player/use-player.ts';
import { orReload } from '../start/reload-once.ts';

const Arrivals = lazy(() => orReload(() => import('../auth/arrivals.tsx')));

const flags =
  /[?&](show_popup_|redirectUrl|backUrl|restore|social_auth|promo_code|prevent_close|track_id|publisher_id|goal_|link_id)/;

export function ArrivalSlot() {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const player = usePlayer();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const isUnfinished = player?.is_registration_completed === false;
    if (flags.test(search) || isUnfinished || isCarried()) setIsWanted(true);
  }, [search, player]);

  return isWanted ? (
    <Suspense>
      <Arrivals />
    </Suspense>
  ) : null;
}

function isCarried(): boolean {
  try {
    return (
      'Telegram' in window ||
      /tgWebAppData/.test(location.hash) ||
      'backUrl' in localStorage ||
      'promo_code' in localStorage
    );
  } catch {
    return false;
  }
}
