// What is played for stands in the address (decision D42): #real is money, #demo is for fun. Without either a game is
// opened for fun where it stands in its page; on a small screen it would cover the page, and waits to be asked for.
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { playModes } from '#contract/play.ts';

export type PlayMode = (typeof playModes)[number];

/** As in game-stage.module.css. */
const SMALL_SCREEN = '(width < 768px), (height < 480px)';

/** Null: nothing is wished for, or not known yet, for a server sees neither the screen nor what follows a #. */
export function useWishedMode(): PlayMode | null {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const isSmall = useSyncExternalStore(watchScreen, isSmallNow, () => null);
  if (isSmall === null) return null;
  if (hash === 'real') return 'real';
  return hash === 'demo' || !isSmall ? 'demo' : null;
}

export const isSmallNow = (): boolean => matchMedia(SMALL_SCREEN).matches;

function watchScreen(onChange: () => void): () => void {
  const screen = matchMedia(SMALL_SCREEN);
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}
