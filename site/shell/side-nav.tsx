import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import { LanguageMenu } from './language-menu.tsx';
import { NavList } from './nav-list.tsx';
import css from './side-nav.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useNavGroups } from './use-nav-groups.ts';

/** Signs alone on a tablet, signs and words from a laptop on; a phone has the tab bar and the menu instead. */
export function SideNav() {
  const t = useText();
  return (
    <div className={css.side}>
      <nav aria-label={t('shell.nav.label')} className={css.places}>
        <NavList groups={useNavGroups()} isRailOnTablet />
      </nav>
      <div className={css.foot}>
        <PaceCard />
        <div className={css.choices}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

function PaceCard() {
  const t = useText();
  return (
    <Link {...useLimitsLink()} className={css.pace} data-art="">
      <img
        className={css.friend}
        src="/art/obj-320/char_panda.webp"
        width={138}
        height={138}
        alt=""
        loading="lazy"
      />
      <strong className={css.title}>{t('shell.pace.title')}</strong>
      <span className={css.text}>{t('shell.pace.text')}</span>
    </Link>
  );
}
