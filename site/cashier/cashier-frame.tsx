// What stands around every page of the cashier: its name, the other pages, and beside it what helps to decide.
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { SectionNav } from '#ui/section-nav.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useMenu } from '../routing/use-menu.ts';
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

function CashierNav() {
  const t = useText();
  const places = useMenu('cashier').map(({ text, short = text, ...place }) => ({ ...place, text: t(short) }));
  return <SectionNav label={t('cashier.nav.label')} places={places} isWordy />;
}
