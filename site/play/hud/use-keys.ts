import { useEffect, useEffectEvent } from 'react';

interface Keys {
  onPlay(): void;
  onStake(by: -1 | 1): void;
}

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** Whatever has the focus hears its keys first: a tile is opened by Space, a slider moved by arrows. */
export function useKeys({ onPlay, onStake }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const isOn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (key === ' ' || key === 'Enter') {
      if (isOn('button, a, input, select, textarea')) return;
      event.preventDefault();
      if (!repeat) onPlay();
    }
    const by = steps[key];
    if (by === undefined || isOn('input, select, textarea, [data-arrows]')) return;
    event.preventDefault();
    onStake(by);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
