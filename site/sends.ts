// Writing from a component. What is shown again afterwards follows from the contract too.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Call, Input, Output } from '#contract/define.ts';
import type { Refusal } from '#contract/refusals.ts';
import { refresh } from './reads.ts';

export function useSend<C extends Call>(call: C) {
  const cache = useQueryClient();
  const { ask } = useRouter().options.context;
  return useMutation<Output<C>, Refusal, Input<C>>({
    mutationFn: (input) => ask(call, input),
    onSuccess: () => refresh(cache, call.changes ?? []),
  });
}
