import { Link } from '@tanstack/react-router';
import { loyalty } from '#contract/loyalty/loyalty.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { formatNumber } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useRead } from '../asking/reads.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { FactsPopup } from './facts-popup.tsx';
import { useLoyaltyInfo } from './use-loyalty.ts';
import { useRewardText } from './use-reward-text.ts';

interface BuyProps extends DialogProps {
  product: Product;
}

/** After coins were spent: what came of it, as the order itself says. */
export default function LoyaltyShopPopupBuy({ frame, product }: BuyProps) {
  const t = useText();
  const { nameOf } = useRewardText();
  const { data: info } = useLoyaltyInfo();
  const order = useRead(loyalty.getOrders, { limit: 5 }).data?.items.find(
    ({ product: id }) => id === product.id,
  );
  const isRefunded = order?.state === 'refunded';
  const kind = product.reward.kind;
  const name = nameOf(product.reward);
  return (
    <FactsPopup
      frame={frame}
      title={
        isRefunded
          ? t('loyalty.bought.refunded')
          : order?.state === 'new'
            ? t('loyalty.bought.coming')
            : t('loyalty.bought.title', { name })
      }
      image={product.image}
      text={isRefunded ? t('loyalty.bought.refundedText') : t('loyalty.bought.text', { kind })}
      facts={info ? [{ title: t('loyalty.bought.left'), value: formatNumber(info.points) }] : []}
      footer={
        <>
          {!isRefunded && (
            <ButtonLink look="brand" isWide link={<Link to={placeOf(kind)} />}>
              {t('loyalty.bought.see', { kind })}
            </ButtonLink>
          )}
          <Button isWide onClick={frame.onClose}>
            {t('loyalty.bought.back')}
          </Button>
        </>
      }
    />
  );
}

const places = { cash: '/cashier/wallet', frame: '/profile/loyalty', freebet: '/betting' } as const;

const placeOf = (kind: Product['kind']) =>
  kind in places ? places[kind as keyof typeof places] : '/profile/bonuses';
