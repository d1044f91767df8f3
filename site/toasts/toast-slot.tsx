// Where toasts appear. The region is there from the start, so that what arrives in it is read out; what draws them is
// fetched with the first one.
import { lazy, Suspense } from 'react';
import { useText } from '../i18n/use-text.tsx';
import { orReload } from '../start/reload-once.ts';
import { useWatched } from '../start/watched.ts';
import css from './toast-slot.module.css';
import { useToasts } from './use-toasts.ts';

const ToastRack = lazy(() => orReload(() => import('./toast-rack.tsx')));

export function ToastSlot() {
  const t = useText();
  const all = useWatched(useToasts().all);
  return (
    <section
      data-toasts=""
      className={css.slot}
      aria-label={t('shell.toasts')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {all.length > 0 && (
        <Suspense>
          <ToastRack />
        </Suspense>
      )}
    </section>
  );
}
