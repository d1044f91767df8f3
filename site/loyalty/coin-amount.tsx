import { formatNumber } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './coin-amount.module.css';
import { useLoyaltySettings } from './use-loyalty.ts';

/** So many coins, with the icon that the operator has chosen for them. */
export function CoinAmount({ coins, sign = '' }: { coins: number; sign?: string }) {
  const t = useText();
  const icon = useLoyaltySettings()?.coinIcon ?? 'coin_crown';
  return (
    <span className={css.coins}>
      <img src={`/art/obj-96/${icon}.webp`} width={20} height={20} alt={t('loyalty.pointsAlias')} />
      {sign}
      {formatNumber(coins)}
    </span>
  );
}
