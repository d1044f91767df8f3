// Signs of a slow step, of a lost connection and of a closed site. Whoever has just come needs none of them: they are
// fetched after a while, or with the first step to another page.
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { orReload } from '../start/reload-once.ts';

const WaitingSigns = lazy(() => orReload(() => import('../waiting/waiting-signs.tsx')));

const AFTER_MS = 3_000;

export function WaitingSlot() {
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsWanted, isMoving ? 0 : AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [isMoving]);

  return isWanted ? (
    <Suspense>
      <WaitingSigns />
    </Suspense>
  ) : null;
}
