import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.tsx';
import { ArrivalSlot } from './arrival-slot.tsx';
import css from './default-layout.module.css';
import { FooterSlot } from './footer-slot.tsx';
import { Header } from './header.tsx';
import { ShellSlots } from './shell-slots.tsx';
import { SideNav } from './side-nav.tsx';
import { TabBar } from './tab-bar.tsx';

export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className={css.layout} data-layout="default">
      <a className={css.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <SideNav />
      <div className={css.column}>
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <FooterSlot />
      </div>
      <TabBar />
      <ShellSlots />
      <ArrivalSlot />
    </div>
  );
}
