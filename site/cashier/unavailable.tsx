import type { Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';
import { Coming } from './coming.tsx';
import css from './unavailable.module.css';

interface UnavailableProps {
  error: Refusal | null;
  onRetry: () => void;
}

/** Stands where something of the cashier is not there: on its way, or refused, and then it can be asked for again. */
export const Unavailable = ({ error, onRetry }: UnavailableProps) => (
  <Panel>{error ? <Failed error={error} onRetry={onRetry} /> : <Ghost />}</Panel>
);

function Failed({ error, onRetry }: UnavailableProps & { error: Refusal }) {
  const t = useText();
  const words = useRefusalText(error);
  return (
    <EmptyState
      object="/art/obj-320/potion.webp"
      title={t('cashier.failed')}
      action={<Button onClick={onRetry}>{t('cashier.retry')}</Button>}
    >
      {words}
    </EmptyState>
  );
}

const Ghost = () => (
  <Coming className={css.coming}>
    <Skeleton shape="title" />
    <Skeleton shape="block" className={css.block} />
    <Skeleton shape="block" className={css.block} />
  </Coming>
);
