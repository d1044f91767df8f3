// What a player's corner has of loyalty: the level around their mark at once, and notices from the first sign of life on. All
// of it is fetched apart, for guests have none of it and no page waits for it.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { fetchPart } from '../start/reload-once.ts';
import { useIsHere } from '../start/use-is-here.ts';

const LevelAvatar = lazy(() => fetchPart(() => import('../loyalty/level-avatar.tsx')));
const LoyaltyNotices = lazy(() => fetchPart(() => import('../loyalty/loyalty-notices.tsx')));

const signs = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

const useIsOn = (): boolean => useRead(metadata.get, {}).data?.feature_flags.loyalty === true;

/** `plain` stands there until it is known, and where loyalty is switched off. */
export function AvatarWithLevel({ initial, plain }: { initial: string; plain: ReactNode }) {
  const isOn = useIsOn();
  const isHere = useIsHere();
  if (!isHere || !isOn) return plain;
  return (
    <Suspense fallback={plain}>
      <LevelAvatar initial={initial} />
    </Suspense>
  );
}

export function NoticesWhenAwake() {
  const isOn = useIsOn();
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    if (isAwake) return;
    const wake = () => setIsAwake(true);
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, wake, { capture: true });
    };
  }, [isAwake]);
  return isAwake && isOn ? (
    <Suspense>
      <LoyaltyNotices />
    </Suspense>
  ) : null;
}
