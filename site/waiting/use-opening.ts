import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createBackoff } from '../asking/backoff.ts';
import { systemHead, titleOf } from '../routing/page-head.ts';
import { useWatched } from '../start/watched.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
const ANSWERED_WITHIN_MS = 20_000;

/** A closed site is asked from time to time whether it is open; then this very page is loaded, and the visitor is back. */
export function useOpening(): void {
  const { fatal, texts, visit } = useRouter().options.context;
  const stop = useWatched(fatal);
  useEffect(() => {
    if (stop !== null) document.title = titleOf(systemHead(texts.say, stop), visit);
    if (stop !== 'MAINTENANCE') return;
    const waits = createBackoff(FIRST_WAIT_MS, LONGEST_WAIT_MS);
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askLater = () => {
      timer = setTimeout(async () => {
        if (await canBeHad()) location.reload();
        else if (!isOver) askLater();
      }, waits.next());
    };
    askLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stop, texts, visit]);
}

/** Whether this very page could be had just now. */
const canBeHad = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
