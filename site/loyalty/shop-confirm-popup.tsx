import type { Product } from '#contract/loyalty/shop.ts';
import { formatNumber } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { FactsPopup } from './facts-popup.tsx';
import { useRewardText } from './use-reward-text.ts';

interface ConfirmProps extends DialogProps<'buy'> {
  product: Product;
  points: number;
}

/** Before coins are spent: what it costs, what is left, and how long it can be used. */
export default function LoyaltyShopPopupConfirm({ close, frame, product, points }: ConfirmProps) {
  const t = useText();
  const { nameOf, about } = useRewardText();
  const { reward, price, image } = product;
  return (
    <FactsPopup
      frame={frame}
      title={t('loyalty.buy.title', { name: nameOf(reward) })}
      image={image}
      text={about(reward)}
      facts={[
        { title: t('loyalty.buy.price'), value: t('loyalty.coins', { coins: price }) },
        { title: t('loyalty.buy.have'), value: formatNumber(points) },
        { title: t('loyalty.buy.after'), value: formatNumber(points - price) },
        reward.kind === 'freespins' || reward.kind === 'freebet'
          ? { title: t('loyalty.buy.within'), value: t('loyalty.days', { days: reward.days }) }
          : null,
      ]}
      footer={
        <>
          <Button look="brand" isWide onClick={() => close('buy')}>
            {t('loyalty.buy.yes', { coins: price })}
          </Button>
          <Button isWide onClick={frame.onClose}>
            {t('loyalty.buy.no')}
          </Button>
        </>
      }
    />
  );
}
