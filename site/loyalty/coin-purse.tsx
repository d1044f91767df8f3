import { formatNumber } from '#rules/format.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './coin-purse.module.css';
import { useLoyaltyInfo, useLoyaltySettings } from './use-loyalty.ts';

/** How many coins there are, and when they run out should nobody move them. */
export function CoinPurse() {
  const t = useText();
  const { data: info } = useLoyaltyInfo();
  const icon = useLoyaltySettings()?.coinIcon ?? 'coin_crown';
  return (
    <div className={css.purse}>
      <img src={`/art/obj-96/${icon}.webp`} width={46} height={46} alt="" />
      <dl className={css.facts}>
        <div>
          <dt>{t('loyalty.shop.have')}</dt>
          <dd className={css.coins} data-coins="">
            {info ? formatNumber(info.points) : '…'}
          </dd>
        </div>
        {info?.points_end_at && (
          <div className={css.end}>
            <dt>{t('loyalty.shop.end')}</dt>
            <dd>
              <Moment at={info.points_end_at} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
