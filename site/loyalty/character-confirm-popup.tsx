import type { Character, LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { formatDate, formatNumber } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { FactsPopup } from './facts-popup.tsx';

interface ConfirmProps extends DialogProps<'pay'> {
  next: Character;
  change: LoyaltyInfo['change'];
  points: number;
}

/** A change before its time costs coins: said once more before they go, and waiting is the other way. */
export default function LoyaltyCharacterChangeConfirmPopup({
  close,
  frame,
  next,
  change,
  points,
}: ConfirmProps) {
  const t = useText();
  const { price, free_at } = change;
  const missing = Math.max(0, price - points);
  return (
    <FactsPopup
      frame={frame}
      title={t('loyalty.change.confirm', { coins: price })}
      image={next.image}
      text={free_at && t('loyalty.change.confirmText', { date: formatDate(new Date(free_at)) })}
      facts={[
        { title: t('loyalty.change.price'), value: t('loyalty.coins', { coins: price }) },
        { title: t('loyalty.buy.have'), value: formatNumber(points) },
        missing > 0
          ? { title: t('loyalty.short.missing'), value: formatNumber(missing), tone: 'hot' }
          : { title: t('loyalty.buy.after'), value: formatNumber(points - price) },
      ]}
      footer={
        <>
          <Button look="brand" isWide disabled={missing > 0} onClick={() => close('pay')}>
            {t('loyalty.change.pay')}
          </Button>
          <Button isWide onClick={frame.onClose}>
            {t('loyalty.change.wait')}
          </Button>
        </>
      }
    />
  );
}
