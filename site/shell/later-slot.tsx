// What nobody needs who has just come: signs of waiting, campaigns, measuring, a live chat. It is fetched after a while, with
// the first step to another page, or, where a live chat waits for it, at the first sign of life (see start-script.tsx).
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { orReload } from '../start/reload-once.ts';

const LaterParts = lazy(() => orReload(() => import('./later-parts.tsx')));

const AFTER_MS = 3_000;

export function LaterSlot() {
  const { state } = useRouter();
  const [from] = useState(state.matches.at(-1)?.staticData.name);
  const isMoving = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsWanted, isMoving ? 0 : AFTER_MS, true);
    void self.awake?.then(() => setIsWanted(true));
    return () => clearTimeout(timer);
  }, [isMoving]);

  return isWanted ? (
    <Suspense>
      <LaterParts from={from} />
    </Suspense>
  ) : null;
}
