// A player's money in the header: how much there is, what it is made of, and the ways in and out.
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { metadata } from '#contract/metadata.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { NumberRoll } from '#ui/number-roll.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useMenu } from '../routing/use-menu.ts';
import { BalanceDetail } from './balance-detail.tsx';
import css from './balance-menu.module.css';
import { closePanel, DropPanel } from './drop-panel.tsx';
import { OwnMarks, purseValues } from './own-values.ts';
import row from './panel-row.module.css';

export function BalanceMenu({ player }: { player: AccountInfo }) {
  const t = useText();
  const { data: balances = player } = useRead(account.getBalance, {});
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  const marks = use(OwnMarks);
  const { sign, figure } = marks ?? purseValues(balances, general?.is_bonus_isolation_enabled ?? false);
  return (
    <div className={css.purse}>
      <DropPanel
        id="balance-panel"
        buttonClass={css.balance}
        button={
          <>
            <span className={css.coin} aria-hidden="true">
              {sign}
            </span>
            <span className={css.figure}>
              <small className={css.label}>{t('shell.player.balance')}</small>
              <span className={css.amount}>{marks ? figure : <NumberRoll text={figure} />}</span>
            </span>
            <span className={css.caret}>
              <Icon name="caret-down" size={14} />
            </span>
          </>
        }
      >
        <BalanceDetail balances={balances} place="header-cashier" />
        <CashierPages />
      </DropPanel>
      <span className={css.deposit}>
        <ButtonLink look="brand" icon="wallet" link={<Link to="/cashier/deposit" />}>
          <span className={css.words}>{t('cashier.menu.deposit')}</span>
        </ButtonLink>
      </span>
    </div>
  );
}

function CashierPages() {
  const t = useText();
  return (
    <ul>
      {useMenu('cashier').map(({ to, icon, text }) => (
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
