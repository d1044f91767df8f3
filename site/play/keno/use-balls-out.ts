import { useEffect, useState } from 'react';
import { isStill, paceOf } from '../pace.ts';
import { usePlay } from '../play-context.ts';
import { useSound } from '../sounds.ts';

interface Drawing {
  id: string;
  isSeen: boolean;
  ballMs: number;
}

/** The balls that have come out so far, one after the other; all of them once the round was seen. */
export function useBallsOut(drawn: readonly number[], { id, isSeen, ballMs }: Drawing): readonly number[] {
  const pace = paceOf(usePlay());
  const sound = useSound();
  const [out, setOut] = useState({ id, count: 0 });
  const isAll = isSeen || isStill(pace);
  const count = isAll ? drawn.length : out.id === id ? out.count : 0;
  useEffect(() => {
    if (isAll || count >= drawn.length) return;
    const next = () => {
      sound('tick');
      setOut({ id, count: count + 1 });
    };
    const timer = setTimeout(next, ballMs * pace);
    return () => clearTimeout(timer);
  }, [id, count, isAll, drawn, ballMs, pace, sound]);
  return drawn.slice(0, count);
}
