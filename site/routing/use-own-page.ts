import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import { usePlayer } from '../player/use-player.ts';

/** For a page that is a player's alone: when they go, by whatever way, the guard is asked again and leads home. */
export function useOwnPage(): AccountInfo | null {
  const router = useRouter();
  const player = usePlayer();
  const isGone = player === null;
  useEffect(() => {
    if (isGone) void router.invalidate();
  }, [isGone, router]);
  return player;
}
