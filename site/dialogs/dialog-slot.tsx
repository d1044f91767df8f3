// Where dialogs appear. What draws them is fetched with the first one, so a page that opens none never pays for it.
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { orReload } from '../start/reload-once.ts';
import { useWatched } from '../start/watched.ts';
import { useDialogs } from './use-dialogs.ts';

const DialogHost = lazy(() => orReload(() => import('./dialog-host.tsx')));

export function DialogSlot() {
  const dialogs = useDialogs();
  const { shown } = useWatched(dialogs.line);
  const [isWanted, setIsWanted] = useState(false);
  if (shown.length > 0 && !isWanted) setIsWanted(true);
  useDismissOnPageChange();

  return isWanted ? (
    <Suspense>
      <DialogHost />
    </Suspense>
  ) : null;
}

function useDismissOnPageChange() {
  const router = useRouter();
  const dialogs = useDialogs();
  useEffect(() => {
    // The router names the page that is left only once it has loaded it, and whoever is quicker leaves it before.
    let page = router.latestLocation.pathname;
    return router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
      if (pathname !== page) dialogs.leavePage();
      page = pathname;
    });
  }, [router, dialogs]);
}
