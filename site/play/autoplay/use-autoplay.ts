import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { packInUse } from '../free-spins.ts';
import type { Action } from '../hud/action.ts';
import { useTableState } from '../play-context.ts';
import {
  type Autoplay,
  type AutoplayEnd,
  type AutoplayWish,
  beginAutoplay,
  nextOf,
  standsMs,
} from './autoplay.ts';

interface Wish {
  /** What the main button does by itself. */
  primary: Action;
  costs: number;
  /** Something lies over the stage. */
  isHeld: boolean;
}

export interface RunningAutoplay {
  /** What the main button does now: while rounds begin by themselves, it ends that. */
  primary: Action;
  isRunning: boolean;
  /** Why the last one is over, until the next press. */
  end: AutoplayEnd | null;
  begin(wish: AutoplayWish): void;
  stop(): void;
  dismiss(): void;
}

export function useAutoplay({ primary, costs, isHeld }: Wish): RunningAutoplay {
  const t = useText();
  const state = useTableState();
  const [auto, setAuto] = useState<Autoplay | null>(null);
  const [end, setEnd] = useState<AutoplayEnd | null>(null);
  const finish = (reason: AutoplayEnd | null) => {
    setAuto(null);
    setEnd(reason);
  };
  const ownCosts = packInUse(state.free) === undefined ? costs : 0;
  const canPress = primary.isDisabled !== true && primary.tone === 'go';
  const press = useEffectEvent(() => {
    if (auto === null) return;
    setAuto({ ...auto, begun: auto.begun + 1 });
    primary.onPress();
  });
  const onEnd = useEffectEvent(finish);

  useEffect(() => {
    if (auto === null || isHeld) return;
    const next = nextOf(auto, state, ownCosts);
    if (next === 'wait') return;
    if (next !== 'play') return onEnd(next);
    if (!canPress) return onEnd('asked');
    const timer = setTimeout(press, auto.begun === 0 ? 0 : standsMs(state));
    return () => clearTimeout(timer);
  }, [auto, state, ownCosts, canPress, isHeld]);

  const isRunning = auto !== null;
  useEffect(() => {
    if (!isRunning) return;
    const onHidden = () => document.hidden && onEnd('hidden');
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [isRunning]);

  const stop = () => finish(null);
  return {
    ...{ isRunning, end, stop },
    primary:
      auto === null
        ? primary
        : {
            ...{ tone: 'stop', label: t('play.autoplay.stop'), onPress: stop },
            ...leftOf(t('play.autoplay.left'), auto.rounds - auto.begun),
          },
    begin: (wish) => {
      setEnd(null);
      setAuto(beginAutoplay(wish, state));
    },
    dismiss: () => setEnd(null),
  };
}

const leftOf = (word: string, number: number): Pick<Action, 'count' | 'detail'> => ({
  count: { number, word },
  detail: `${number} ${word}`,
});
