import { useEffect, useState } from 'react';

/** So long a search waits for the next key. */
export const REST_MS = 300;

/** The value once it has stayed the same for a while: what somebody typed, not every key they pressed. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
