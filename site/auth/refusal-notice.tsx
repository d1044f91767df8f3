import type { Refusal } from '#contract/refusals.ts';
import { Notice } from '#ui/notice.tsx';
import { useRefusalText } from '../i18n/use-refusal-text.ts';

/** A "no" that is about no field, in the words its type has. */
export const RefusalNotice = ({ refusal, title }: { refusal: Refusal; title?: string }) => (
  <Notice tone="bad" title={title}>
    {useRefusalText(refusal)}
  </Notice>
);
