import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './offer-counts.module.css';

interface OfferCountsProps {
  /** The kinds of games and their shares. */
  children: ReactNode;
  /** Games not to be played with it, by name. */
  excluded: readonly string[];
}

/** How games count for what an offer brings, before anybody takes it. */
export function OfferCounts({ children, excluded }: OfferCountsProps) {
  const t = useText();
  return (
    <Panel className={css.panel}>
      <Heading level={2}>{t('offers.counts.title')}</Heading>
      <p className={css.soft}>{t('offers.counts.text')}</p>
      {children}
      {excluded.length > 0 && (
        <p className={css.soft}>{t('offers.counts.excluded', { games: excluded.join(', ') })}</p>
      )}
    </Panel>
  );
}
