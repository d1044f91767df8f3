// Writing from a component. What is shown again afterwards follows from the contract too.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Call, Input, Output } from '#contract/define.ts';
import type { Refusal } from '#contract/refusals.ts';
import { refresh } from './reads.ts';
import { sendOnce } from './send-once.ts';

/** `isAsking`: its answer is lost, and the server is being asked what became of it. */
export function useSend<C extends Call>(call: C) {
  const cache = useQueryClient();
  const { ask } = useRouter().options.context;
  const [isAsking, onAsking] = useState(false);
  const isHere = useIsHere();
  const sent = useMutation<Output<C>, Refusal, Input<C>>({
    mutationFn: (input) =>
      call.takesKey
        ? sendOnce(ask, call, input, { isWanted: () => isHere.current, onAsking })
        : ask(call, input),
    onSuccess: () => refresh(cache, call.changes ?? []),
  });
  return { ...sent, isAsking };
}

function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
