import { useEffect, useRef } from 'react';

interface Countdown {
  totalMs: number;
  /** Time stands still and goes on from where it stood. */
  isPaused: boolean;
  onEnd: () => void;
}

export function useCountdown({ totalMs, isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(totalMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
