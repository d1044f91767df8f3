import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { Brand } from '#ui/brand.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SegmentNav } from '#ui/segment.tsx';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { GuestCorner } from './guest-corner.tsx';
import css from './header.module.css';
import { PlayerCorner } from './player-corner-part.ts';
import { SandboxLink } from './sandbox-link.tsx';
import { SearchField } from './search-field.tsx';
import '#ui/avatar.module.css';
import '#ui/number-roll.module.css';
import './balance-detail.module.css';
import './balance-menu.module.css';
import './player-corner.module.css';
import { usePlayer } from '../player/use-player.ts';
import { useHeaderHeight } from './use-header-height.ts';

export function Header() {
  const t = useText();
  const dialogs = useDialogs();
  const player = usePlayer();
  const { holes, visit } = useRouter().options.context;
  const header = useRef<HTMLElement>(null);
  useHeaderHeight(header);

  return (
    <header ref={header} className={css.header}>
      <span className={css.menu}>
        <IconButton
          icon="menu"
          label={t('shell.nav.menu')}
          aria-haspopup="dialog"
          onClick={() => dialogs.open('BaseSidebarPopup', {})}
        />
      </span>
      <Link to="/" className={css.brand} aria-label={t('shell.home')}>
        <Brand name={visit.siteName} size={36} isMarkAloneOnMobile />
      </Link>
      <span className={css.products}>
        <SegmentNav
          label={t('shell.nav.products')}
          places={[
            {
              key: 'casino',
              icon: 'poker-chip',
              label: t('shell.nav.casino'),
              link: <Link to="/gamehall" />,
            },
            { key: 'sports', icon: 'soccer-ball', label: t('betting.menu'), link: <Link to="/betting" /> },
          ]}
        />
      </span>
      <SearchField />
      <span className={css.space} />
      <SandboxLink />
      {player ? (
        <Suspense>{holes ? holes.corner : <PlayerCorner player={player} />}</Suspense>
      ) : (
        <GuestCorner />
      )}
    </header>
  );
}
