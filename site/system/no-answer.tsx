import type { Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { isLost, Unanswered } from '../asking/unanswered.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';

interface NoAnswerProps {
  refusal: Refusal;
  onRetry: () => void;
}

/** In place of a page that does one thing by itself, and nothing twice, where it is not known to be done. */
export function NoAnswer({ refusal, onRetry }: NoAnswerProps) {
  const t = useText();
  const isUnanswered = refusal instanceof Unanswered || isLost(refusal);
  const isOnce = new Unanswered(isLost(refusal), { isOnce: true });
  const words = useRefusalText(isUnanswered ? isOnce : refusal);
  return (
    <EmptyState
      object="/art/obj-320/map.webp"
      level={1}
      title={isUnanswered ? t('shell.connection.none') : words}
      action={
        <Button look="brand" onClick={onRetry}>
          {t('shell.connection.retry')}
        </Button>
      }
    >
      {isUnanswered && words}
    </EmptyState>
  );
}
