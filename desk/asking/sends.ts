// Writing at the desk: whoever must first show who they are is asked to, and what was shown at once is put back when it
// was refused.
import { useMutation } from '@tanstack/react-query';
import type { Call, Input, Output } from '#contract/define.ts';
import type { Refusal } from '#contract/refusals.ts';
import { t } from '../i18n/text.ts';
import { sayToast } from '../shell/toasts.ts';
import { ask } from './ask.ts';
import { isProofAsked, requestProof } from './proof.ts';
import { cache, keyOf, refresh } from './reads.ts';
import { refusalWords } from './refusal-words.ts';

export async function send<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
  try {
    return await ask(call, input);
  } catch (error) {
    if (!isProofAsked(error)) throw error;
    await requestProof(error);
    return ask(call, input);
  }
}

export const useSend = <C extends Call>(call: C) =>
  useMutation<Output<C>, Refusal, Input<C>>({
    mutationFn: (input) => send(call, input),
    onSuccess: () => refresh(call.changes ?? []),
  });

interface Edit<R extends Call> {
  /** What is shown at once, before the server has answered. */
  read: R;
  input: Input<R>;
  apply: (shown: Output<R>) => Output<R>;
  says: string;
  /** How to take it back. */
  undo?: () => Promise<unknown>;
}

/** Shows the change at once and offers to take it back; what is refused is put back by itself. */
export async function edit<R extends Call>(
  { read, input, apply, says, undo }: Edit<R>,
  act: () => Promise<unknown>,
): Promise<void> {
  const key = keyOf(read, input);
  await cache.cancelQueries({ queryKey: key });
  const before = cache.getQueryData<Output<R>>(key);
  if (before !== undefined) cache.setQueryData(key, apply(before));
  try {
    await act();
    sayToast({
      text: says,
      ...(undo !== undefined && { action: { label: t('desk.shell.undo'), act: undo } }),
    });
  } catch (error) {
    cache.setQueryData(key, before);
    sayToast({ text: refusalWords(error), isBad: true });
  }
  await refresh(read.shows ?? []);
}
