import { useEffect, useState } from 'react';

/** Whether this has been so for so long. Null is nothing, and something else begins anew. */
export function useAfter(what: string | null, ms: number): boolean {
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return setPast(null);
    const timer = setTimeout(() => setPast(what), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
  return what !== null && past === what;
}
