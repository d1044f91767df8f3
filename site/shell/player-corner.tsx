import { useNavigate } from '@tanstack/react-router';
import { type AccountInfo, account } from '#contract/account.ts';
import { auth } from '#contract/auth.ts';
import { balanceTotal } from '#rules/balance-total.ts';
import { formatAmount } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLive } from '../live/use-live.ts';
import { useRead } from '../reads.ts';
import { useSend } from '../sends.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { NumberRoll } from '../ui/number-roll.tsx';
import { DropPanel } from './drop-panel.tsx';
import row from './panel-row.module.css';
import css from './player-corner.module.css';

const signs = { USD: '$', EUR: '€', BRL: 'R$' } as const;

/** What a player has, and the way out. */
export default function PlayerCorner({ player }: { player: AccountInfo }) {
  const t = useText();
  useLive(player.uid);
  const name = player.fakename || player.login;
  return (
    <div className={css.corner}>
      <Balance player={player} />
      <DropPanel buttonClass={css.avatar} label={t('shell.player.menu', { name })} button={<Avatar alt="" />}>
        <p className={css.name}>{name}</p>
        <SignOut />
      </DropPanel>
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

function SignOut() {
  const t = useText();
  const navigate = useNavigate();
  const { mutate, isPending } = useSend(auth.logout);
  return (
    <button
      type="button"
      className={row.row}
      disabled={isPending}
      onClick={() => mutate({}, { onSuccess: () => navigate({ to: '/' }) })}
    >
      <Icon name="sign-out" size={18} />
      {t('shell.player.signOut')}
    </button>
  );
}
