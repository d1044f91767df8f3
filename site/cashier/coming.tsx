import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.tsx';

/** Something that is on its way, and says so; inside stands its ghost. */
export function Coming({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const t = useText();
  return (
    <div role="status" aria-label={t('shell.loading')} data-loading="" className={className}>
      {children}
    </div>
  );
}
