// The live stream of the desk: which topics have changed, so that what shows them asks again.
import type { Topic } from '#contract/topics.ts';
import { cache, refresh } from './reads.ts';

/** Gives back the way to stop. `onEnded`: the session is over. */
export function listen({ onEnded }: { onEnded: () => void }): () => void {
  const stream = new EventSource('/desk/api/live');
  let isFirst = true;
  stream.addEventListener('open', () => {
    // After a break anything may have happened.
    if (!isFirst) void cache.invalidateQueries();
    isFirst = false;
  });
  stream.addEventListener('changed', ({ data }) => void refresh(JSON.parse(String(data)) as Topic[]));
  stream.addEventListener('ended', () => {
    stream.close();
    onEnded();
  });
  return () => stream.close();
}
