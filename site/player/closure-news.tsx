import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { metadata } from '#contract/metadata.ts';
import { refresh, useRead } from '../asking/reads.ts';

const EVERY_MS = 10_000;

/** While something is closed an open page asks whether it still is, so that players go on without loading the page anew. */
export default function ClosureNews() {
  const { cache } = useRouter().options.context;
  const { data } = useRead(metadata.getgeneralinfo, {});
  const isAnyClosed = data !== undefined && data.closures.length > 0;
  useEffect(() => {
    if (!isAnyClosed) return;
    const timer = setInterval(() => void refresh(cache, ['switches']), EVERY_MS);
    return () => clearInterval(timer);
  }, [isAnyClosed, cache]);
  return null;
}
