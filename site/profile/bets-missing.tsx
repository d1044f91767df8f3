import { Link } from '@tanstack/react-router';
import type { Refusal } from '#contract/refusals.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';

interface BetsMissingProps {
  error: Refusal | null;
  onRetry: () => void;
}

/** Stands where rounds or files are on their way, or were refused and can be asked for again. */
export const BetsMissing = ({ error, onRetry }: BetsMissingProps) =>
  error === null ? <Skeleton shape="block" /> : <Failed error={error} onRetry={onRetry} />;

function Failed({ error, onRetry }: BetsMissingProps & { error: Refusal }) {
  const t = useText();
  const words = useRefusalText(error);
  return (
    <EmptyState
      object="/art/obj-320/potion.webp"
      title={t('bets.history.failed')}
      action={<Button onClick={onRetry}>{t('bets.history.retry')}</Button>}
    >
      {words}
    </EmptyState>
  );
}

/** Nothing was ever played for money, or nothing of this game. */
export function NoRounds({ isFiltered }: { isFiltered: boolean }) {
  const t = useText();
  return isFiltered ? (
    <EmptyState
      object="/art/obj-320/ghost.webp"
      title={t('bets.history.noneFound')}
      action={<ButtonLink link={<Link to="/profile/bets/history" />}>{t('bets.history.showAll')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      object="/art/obj-320/coins_pile.webp"
      title={t('bets.history.none')}
      action={
        <ButtonLink look="brand" link={<Link to="/gamehall" />}>
          {t('bets.history.play')}
        </ButtonLink>
      }
    >
      {t('bets.history.noneText')}
    </EmptyState>
  );
}
