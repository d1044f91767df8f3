import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useBalanceRefresh } from '../balance-refresh/use-balance-refresh.ts';
import { Hints } from '../hints/hints.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useLive } from '../live/use-live.ts';
import { initialOf, playerName } from '../player/player-name.ts';
import { useSignOut } from '../player/sign-out.ts';
import { useSiteFlags } from '../player/site-flags.ts';
import { useMenu } from '../routing/use-menu.ts';
import { BalanceDetail } from './balance-detail.tsx';
import { BalanceMenu } from './balance-menu.tsx';
import { closePanel, DropPanel } from './drop-panel.tsx';
import { AvatarWithLevel, NoticesWhenAwake } from './loyalty-corner.tsx';
import { OwnMarks } from './own-values.ts';
import row from './panel-row.module.css';
import css from './player-corner.module.css';
import { useSignOutWhenAway } from './use-sign-out-when-away.ts';

/** What a player has, the way to what is theirs, and the way out. */
export default function PlayerCorner({ player }: { player: AccountInfo }) {
  const t = useText();
  useLive(player.uid);
  useSignOutWhenAway(player.uid);
  useBalanceRefresh();
  const marks = use(OwnMarks);
  const name = marks?.name ?? playerName(player);
  const initial = marks?.initial ?? initialOf(name);
  return (
    <div className={css.corner}>
      <BalanceMenu player={player} />
      <DropPanel
        id="player-panel"
        buttonClass={css.avatar}
        label={t('shell.player.menu', { name })}
        button={<AvatarWithLevel initial={initial} plain={<Avatar alt="" initial={initial} />} />}
      >
        <p className={css.name}>{name}</p>
        <Detail player={player} />
        <OwnPages />
        <SignOut />
      </DropPanel>
      <Hints player={player} />
      <NoticesWhenAwake />
    </div>
  );
}

function Detail({ player }: { player: AccountInfo }) {
  const { data: balances = player } = useRead(account.getBalance, {});
  return <BalanceDetail balances={balances} place="header-profile-menu" />;
}

function OwnPages() {
  const t = useText();
  const isOn = useSiteFlags();
  return (
    <ul className={css.pages}>
      {useMenu('profile')
        .filter(({ flag }) => isOn(flag))
        .map(({ to, icon, text }) => (
          <li key={to}>
            <Link
              to={to}
              className={row.row}
              activeOptions={{ includeSearch: false }}
              onClick={({ currentTarget }) => closePanel(currentTarget)}
            >
              <Icon name={icon} size={18} />
              {t(text)}
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
