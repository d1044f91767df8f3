import type { Refusal } from '#contract/refusals.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { Notice } from '../ui/notice.tsx';

/** A "no" that is about no field, in the words its type has. */
export function Failure({ refusal }: { refusal: Refusal }) {
  const words = useRefusalText(refusal);
  return words === '' ? null : <Notice tone="bad">{words}</Notice>;
}
