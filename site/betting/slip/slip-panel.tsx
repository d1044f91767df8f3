import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Loader } from '#ui/loader.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { fetchPart } from '../../start/reload-once.ts';
import { keptSlip } from './kept-slip.ts';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipHead } from './slip-head.tsx';
import css from './slip-panel.module.css';

const SlipBody = lazyRouteComponent(() => fetchPart(() => import('./slip-body.tsx')));

interface SlipPanelProps {
  /** The line or the server is away: prices cannot be trusted. */
  isLost: boolean;
  titleId?: string;
  onClose?: (() => void) | undefined;
}

/** The bet slip: what is picked scrolls, what it comes to and the way to place it never do. */
export function SlipPanel({ isLost, titleId, onClose }: SlipPanelProps) {
  const t = useText();
  const { legs } = keptSlip.use();
  const [hasReceipt, setHasReceipt] = useState(false);
  return (
    <section className={css.slip} aria-label={t('betting.slip.title')} data-slip="">
      <SlipHead count={legs.length} titleId={titleId} onClose={onClose} />
      {legs.length === 0 && !hasReceipt ? (
        <SlipEmpty />
      ) : (
        <Suspense fallback={<Loader label={t('shell.loading')} />}>
          <SlipBody isLost={isLost} onReceipt={setHasReceipt} />
        </Suspense>
      )}
    </section>
  );
}
