import { Link } from '@tanstack/react-router';
import type { Quest } from '#contract/loyalty/quests.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { formatNumber } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { FactsPopup } from './facts-popup.tsx';
import { useQuestSends } from './use-quest-sends.ts';

interface ShortProps extends DialogProps<'claimed'> {
  product: Product;
  points: number;
  quests: readonly Quest[];
}

const coinsOf = ({ rewards }: Quest): number =>
  rewards.reduce((sum, reward) => sum + (reward.kind === 'coins' ? reward.coins : 0), 0);

/** Coins are missing: by how many, and what of it lies ready to be taken. */
export default function LoyaltyShopInsufficientFundsPopup({
  close,
  frame,
  product,
  points,
  quests,
}: ShortProps) {
  const t = useText();
  const { claim, isPending } = useQuestSends();
  const missing = Math.max(0, product.price - points);
  const ready = quests.find((quest) => quest.state === 'completed' && coinsOf(quest) > 0);
  return (
    <FactsPopup
      frame={frame}
      title={t('loyalty.short.title', { coins: missing })}
      image={product.image}
      text={t('loyalty.short.text')}
      facts={[
        { title: t('loyalty.buy.price'), value: t('loyalty.coins', { coins: product.price }) },
        { title: t('loyalty.buy.have'), value: formatNumber(points) },
        ready
          ? {
              title: t('loyalty.short.ready', { title: ready.title }),
              value: `+${formatNumber(coinsOf(ready))}`,
              tone: 'win',
            }
          : null,
        {
          title: t('loyalty.short.missing'),
          value: formatNumber(Math.max(0, missing - (ready ? coinsOf(ready) : 0))),
        },
      ]}
      footer={
        <>
          {ready ? (
            <Button
              look="brand"
              isWide
              isLoading={isPending}
              onClick={() => void claim(ready.sysname).then(() => close('claimed'))}
            >
              {t('loyalty.short.claim')}
            </Button>
          ) : (
            <ButtonLink look="brand" isWide link={<Link to="/loyalty" />}>
              {t('loyalty.short.quests')}
            </ButtonLink>
          )}
          <Button isWide onClick={frame.onClose}>
            {t('loyalty.short.see')}
          </Button>
        </>
      }
    />
  );
}
