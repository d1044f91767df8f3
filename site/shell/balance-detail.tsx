// What the balance is made of, where an operator wants it shown (spec §9 "Detalization display places").
import { use } from 'react';
import type { Balances } from '#contract/account/account.ts';
import { content, type DetailPlace } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './balance-detail.module.css';
import { OwnMarks, purseValues } from './own-values.ts';

const parts = ['main', 'bonus', 'bettingBonus'] as const;

export function BalanceDetail({ balances, place }: { balances: Balances; place: DetailPlace }) {
  const t = useText();
  const { data: settings } = useRead(content.getSettings, {});
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  const marks = use(OwnMarks);
  if (!settings?.cashier.detalizationPlaces.includes(place)) return null;

  const isIsolated = general?.is_bonus_isolation_enabled ?? false;
  const values = marks ?? purseValues(balances, isIsolated);
  return (
    <dl className={css.detail} data-balance-detail={place}>
      {parts.map((key) => (
        <div key={key} className={css.part} data-balance={key}>
          <dt>{t(`shell.balance.${key}`)}</dt>
          <dd>{values[key]}</dd>
        </div>
      ))}
      {!isIsolated && (
        <div className={css.total} data-balance="total">
          <dt>{t('shell.balance.total')}</dt>
          <dd>{values.total}</dd>
        </div>
      )}
    </dl>
  );
}
