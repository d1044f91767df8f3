// The menu of a phone and a tablet: everything the side navigation has.

import { CurtainFrame } from '#ui/curtain-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './base-sidebar-popup.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { NavList } from './nav-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useNavGroups } from './use-nav-groups.ts';

export default function BaseSidebarPopup({ close, frame }: DialogProps) {
  const t = useText();
  return (
    <CurtainFrame
      {...frame}
      title={t('shell.nav.menu')}
      footer={
        <div className={css.choices}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys; this hears of both */}
      <nav
        aria-label={t('shell.nav.label')}
        onClick={(event) => (event.target as Element).closest('a') && close(undefined)}
      >
        <NavList groups={useNavGroups()} />
      </nav>
    </CurtainFrame>
  );
}
