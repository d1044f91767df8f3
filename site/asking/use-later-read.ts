import { useSyncExternalStore } from 'react';
import type { Call, Input, Output } from '#contract/define.ts';
import { useRead } from './reads.ts';

const never = () => () => undefined;

/**
 * A read that no page asks for before it is shown, of something that is shown in more than one place. Parts of a page are
 * taken over one after another: an answer that the first of them got must not stand in the others before they are, for it
 * was not in their first HTML.
 */
export function useLaterRead<C extends Call>(
  call: C,
  input: Input<C>,
  wish?: { enabled: boolean },
): Output<C> | undefined {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { data } = useRead(call, input, wish);
  return isTakenOver ? data : undefined;
}
