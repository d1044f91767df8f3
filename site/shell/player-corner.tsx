import { Link } from '@tanstack/react-router';
import { type AccountInfo, account } from '#contract/account.ts';
import { balanceTotal } from '#rules/balance-total.ts';
import { formatAmount } from '#rules/format.ts';
import { Hints } from '../hints/hints.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useLive } from '../live/use-live.ts';
import { playerName } from '../player-name.ts';
import { useRead } from '../reads.ts';
import { useSignOut } from '../sign-out.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { NumberRoll } from '../ui/number-roll.tsx';
import { closePanel, DropPanel } from './drop-panel.tsx';
import row from './panel-row.module.css';
import css from './player-corner.module.css';
import { useSignOutWhenAway } from './use-sign-out-when-away.ts';

const signs = { USD: '$', EUR: '€', BRL: 'R$' } as const;

/** What a player has, the way to what is theirs, and the way out. */
export default function PlayerCorner({ player }: { player: AccountInfo }) {
  const t = useText();
  useLive(player.uid);
  useSignOutWhenAway(player.uid);
  const name = playerName(player);
  return (
    <div className={css.corner}>
      <Balance player={player} />
      <DropPanel buttonClass={css.avatar} label={t('shell.player.menu', { name })} button={<Avatar alt="" />}>
        <p className={css.name}>{name}</p>
        <OwnPages />
        <SignOut />
      </DropPanel>
      <Hints player={player} />
    </div>
  );
}

function Balance({ player }: { player: AccountInfo }) {
  const t = useText();
  const { data: balances = player } = useRead(account.getBalance, {});
  return (
    <div className={css.wallet}>
      <span className={css.coin} aria-hidden="true">
        {signs[balances.balance_main.currency]}
      </span>
      <span className={css.balance}>
        <small className={css.label}>{t('shell.player.balance')}</small>
        <span className={css.amount}>
          <NumberRoll text={formatAmount(balanceTotal(balances))} />
        </span>
      </span>
    </div>
  );
}

const ownPages = [
  { key: 'settings', to: '/profile/settings', icon: 'user' },
  { key: 'security', to: '/profile/security', icon: 'lock' },
  { key: 'notification', to: '/profile/notification', icon: 'bell' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[];

function OwnPages() {
  const t = useText();
  return (
    <ul className={css.pages}>
      {ownPages.map(({ key, to, icon }) => (
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
