import { unansweredText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Unanswered } from '../unanswered.ts';

interface NoAnswerProps {
  failure: Unanswered;
  onRetry: () => void;
}

/** In place of a page that does one thing by itself, when nobody knows whether it was done. */
export function NoAnswer({ failure, onRetry }: NoAnswerProps) {
  const t = useText();
  return (
    <EmptyState
      object="/art/obj-320/map.webp"
      level={1}
      title={t('shell.connection.none')}
      action={
        <Button look="brand" onClick={onRetry}>
          {t('shell.connection.retry')}
        </Button>
      }
    >
      {unansweredText(t, failure)}
    </EmptyState>
  );
}
