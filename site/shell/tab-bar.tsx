import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icon.tsx';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import css from './tab-bar.module.css';
import { useIsSports } from './use-is-sports.ts';

/** What a thumb reaches on a phone: the search in the middle, the limits one tap away. */
export function TabBar() {
  const t = useText();
  const dialogs = useDialogs();
  const limits = useLimitsLink();
  const isSports = useIsSports();
  return (
    <nav aria-label={t('shell.nav.menu')} className={css.bar}>
      <button
        type="button"
        className={css.tab}
        aria-haspopup="dialog"
        onClick={() => dialogs.open('BaseSidebarPopup', {})}
      >
        <Icon name="menu" size={22} />
        {t('shell.nav.menu')}
      </button>
      <Link to="/gamehall" className={css.tab} activeOptions={{ includeSearch: false }}>
        <Icon name="poker-chip" size={22} />
        {t('shell.nav.games')}
      </Link>
      <button
        type="button"
        className={css.search}
        aria-label={t(isSports ? 'shell.search.events' : 'shell.search.open')}
        aria-haspopup="dialog"
        onClick={() => dialogs.open(isSports ? 'EventSearchPopup' : 'GamesSearchPopup', {})}
      >
        <Icon name="search" size={24} />
      </button>
      <Link to="/betting" className={css.tab}>
        <Icon name="soccer-ball" size={22} />
        {t('betting.menu')}
      </Link>
      <Link {...limits} className={css.tab}>
        <Icon name="shield" size={22} />
        {t('shell.nav.limits')}
      </Link>
    </nav>
  );
}
