import { Link, useMatches } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import { loadedPage } from '../routing/load-page.ts';
import { LanguageMenu } from './language-menu.tsx';
import { NavList } from './nav-list.tsx';
import css from './side-nav.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useNavGroups } from './use-nav-groups.ts';

/** Signs alone on a tablet, signs and words from a laptop on; a phone has the tab bar and the menu instead. */
export function SideNav() {
  const t = useText();
  const file = useMatches({ select: (matches) => matches.at(-1)?.staticData.file });
  const Own = loadedPage(file)?.side;
  return (
    <div className={css.side}>
      {Own ? (
        <div className={css.places}>
          <Own />
        </div>
      ) : (
        <nav aria-label={t('shell.nav.label')} className={css.places}>
          <HousePlaces />
        </nav>
      )}
      <div className={css.foot}>
        {!Own && <PaceCard />}
        <div className={css.choices}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

const HousePlaces = () => <NavList groups={useNavGroups()} isRailOnTablet />;

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
