import type { Refusal } from '#contract/refusals.ts';
import { Notice } from '#ui/notice.tsx';
import { useRefusalText } from '../i18n/use-refusal-text.ts';

export const NotFound = ({ refusal }: { refusal: Refusal }) => (
  <Notice tone="bad">{useRefusalText(refusal)}</Notice>
);
