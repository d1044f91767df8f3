// What the slip says to whoever listens: what came in or went, that a price has changed, and how placing ended.
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import type { Placing } from './use-placing.ts';
import type { SlipShown } from './use-slip.ts';

export function useSlipSpeech({ slip, moved }: SlipShown, placing: Placing): string {
  const t = useText();
  const [said, setSaid] = useState('');
  const count = slip.legs.length;
  const last = useRef({ count, moved: moved.length, is: placing.is });
  useEffect(() => {
    const before = last.current;
    last.current = { count, moved: moved.length, is: placing.is };
    if (placing.is === 'done' && before.is !== 'done') {
      const isPlaced = placing.bets.some(({ status }) => status !== 'refused');
      setSaid(t(isPlaced ? 'betting.slip.said.placed' : 'betting.slip.said.refused'));
    } else if (count > before.count) setSaid(t('betting.slip.said.added', { count }));
    else if (count < before.count) setSaid(t('betting.slip.said.removed', { count }));
    else if (moved.length > before.moved) setSaid(t('betting.slip.changed.title', { count: moved.length }));
  }, [t, count, moved.length, placing]);
  return said;
}
