// What stands around every page of the cashier: its name, the other pages, and beside it what helps to decide.
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { SectionNav } from '#ui/section-nav.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './cashier-frame.module.css';

interface CashierFrameProps {
  title: string;
  text?: string;
  /** Beside the page on a wide screen, below it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

export const CashierFrame = ({ title, text, aside, children }: CashierFrameProps) => (
  <div className={css.frame}>
    <div>
      <Heading level={1} size="card">
        {title}
      </Heading>
      {text && <p className={css.text}>{text}</p>}
    </div>
    <CashierNav />
    <div className={classes(css.page, aside !== undefined && css.split)}>
      <div className={css.column}>{children}</div>
      {aside && <div className={css.column}>{aside}</div>}
    </div>
  </div>
);

const places = [
  { key: 'deposit', to: '/cashier/deposit', icon: 'arrow-down', holds: ['/cashier/billing'] },
  { key: 'withdraw', to: '/cashier/withdraw', icon: 'arrow-up' },
  { key: 'history', to: '/cashier/history', icon: 'history', holds: ['/cashier/receipt'] },
  { key: 'wallet', to: '/cashier/wallet', icon: 'wallet' },
] as const satisfies readonly { key: string; to: string; icon: IconName; holds?: readonly string[] }[];

function CashierNav() {
  const t = useText();
  const named = places.map(({ key, ...place }) => ({ ...place, text: t(`cashier.nav.${key}`) }));
  return <SectionNav label={t('cashier.nav.label')} places={named} isWordy />;
}
