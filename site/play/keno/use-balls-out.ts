import { useEffect, useState } from 'react';
import { useSettings } from '../play-context.ts';
import { isCalm } from '../settings.ts';
import { useSound } from '../sounds.ts';

const TURBO_SHARE = 0.35;

interface Drawing {
  id: string;
  isSeen: boolean;
  ballMs: number;
}

/** The balls that have come out so far, one after the other; all of them once the round was seen. */
export function useBallsOut(drawn: readonly number[], { id, isSeen, ballMs }: Drawing): readonly number[] {
  const settings = useSettings();
  const sound = useSound();
  const [out, setOut] = useState({ id, count: 0 });
  const isAll = isSeen || isCalm(settings);
  const count = isAll ? drawn.length : out.id === id ? out.count : 0;
  useEffect(() => {
    if (isAll || count >= drawn.length) return;
    const next = () => {
      sound('tick');
      setOut({ id, count: count + 1 });
    };
    const timer = setTimeout(next, settings.isTurbo ? ballMs * TURBO_SHARE : ballMs);
    return () => clearTimeout(timer);
  }, [id, count, isAll, drawn, ballMs, settings, sound]);
  return drawn.slice(0, count);
}
