import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import type { Action } from '../hud/action.ts';
import type { SharedState } from './shared-line.ts';

interface Terms {
  shared: SharedState;
  place(): void;
}

/** A bet now, or as soon as the next round takes bets. Whoever waits for it may change their mind until then. */
export function useNextRound({ shared: { round }, place }: Terms) {
  const t = useText();
  const [isWaiting, setWaiting] = useState(false);
  const isOpen = round?.phase === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is placed once, when bets open
  useEffect(() => {
    if (!isOpen || !isWaiting) return;
    setWaiting(false);
    place();
  }, [isOpen, isWaiting]);
  return {
    action(detail: string): Action {
      if (isOpen) return { tone: 'go', label: t('play.shared.bet'), detail, onPress: place };
      if (isWaiting)
        return { tone: 'stop', label: t('play.shared.cancel'), detail, onPress: () => setWaiting(false) };
      return { tone: 'go', label: t('play.shared.betNext'), detail, onPress: () => setWaiting(true) };
    },
  };
}
