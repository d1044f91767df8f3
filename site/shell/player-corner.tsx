import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { type AccountInfo, account } from '#contract/account.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useRead } from '../asking/reads.ts';
import { Hints } from '../hints/hints.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useLive } from '../live/use-live.ts';
import { initialOf, playerName } from '../player/player-name.ts';
import { useSignOut } from '../player/sign-out.ts';
import { useSiteFlags } from '../player/site-flags.ts';
import { BalanceDetail } from './balance-detail.tsx';
import { BalanceMenu } from './balance-menu.tsx';
import { closePanel, DropPanel } from './drop-panel.tsx';
import { OwnMarks } from './own-values.ts';
import row from './panel-row.module.css';
import css from './player-corner.module.css';
import { useSignOutWhenAway } from './use-sign-out-when-away.ts';

/** What a player has, the way to what is theirs, and the way out. */
export default function PlayerCorner({ player }: { player: AccountInfo }) {
  const t = useText();
  useLive(player.uid);
  useSignOutWhenAway(player.uid);
  const marks = use(OwnMarks);
  const name = marks?.name ?? playerName(player);
  return (
    <div className={css.corner}>
      <BalanceMenu player={player} />
      <DropPanel
        id="player-panel"
        buttonClass={css.avatar}
        label={t('shell.player.menu', { name })}
        button={<Avatar alt="" initial={marks?.initial ?? initialOf(name)} />}
      >
        <p className={css.name}>{name}</p>
        <Detail player={player} />
        <OwnPages />
        <SignOut />
      </DropPanel>
      <Hints player={player} />
    </div>
  );
}

function Detail({ player }: { player: AccountInfo }) {
  const { data: balances = player } = useRead(account.getBalance, {});
  return <BalanceDetail balances={balances} place="header-profile-menu" />;
}

const ownPages = [
  { key: 'settings', to: '/profile/settings', icon: 'user' },
  { key: 'security', to: '/profile/security', icon: 'lock' },
  { key: 'notification', to: '/profile/notification', icon: 'bell' },
  { key: 'verification', to: '/profile/verification', icon: 'identity' },
  { key: 'limits', to: '/profile/responsible-game', icon: 'shield' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[];

function OwnPages() {
  const t = useText();
  const isOn = useSiteFlags();
  return (
    <ul className={css.pages}>
      {ownPages
        .filter(({ key }) => isOn(key))
        .map(({ key, to, icon }) => (
          <li key={key}>
            <Link
              to={to}
              className={row.row}
              activeOptions={{ includeSearch: false }}
              onClick={({ currentTarget }) => closePanel(currentTarget)}
            >
              <Icon name={icon} size={18} />
              {t(`shell.player.${key}`)}
            </Link>
          </li>
        ))}
    </ul>
  );
}

function SignOut() {
  const t = useText();
  const { signOut, isPending } = useSignOut();
  return (
    <button type="button" className={row.row} disabled={isPending} onClick={() => void signOut()}>
      <Icon name="sign-out" size={18} />
      {t('shell.player.signOut')}
    </button>
  );
}
