import type { Money } from '#contract/wire.ts';
import { formatMoney } from '#rules/format.ts';
import { ConfirmFrame } from '#ui/confirm-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { DialogFacts } from './dialog-facts.tsx';

interface BurnBonusesProps extends DialogProps<boolean> {
  /** What lies in the purse of the bonuses that would end. */
  burnt: Money;
  /** What is to be withdrawn. */
  amount: Money;
}

/** A withdrawal that ends the active bonus is asked about before, with what is lost by it. */
export default function BurnBonusesConfirm({ close, frame, burnt, amount }: BurnBonusesProps) {
  const t = useText();
  return (
    <ConfirmFrame
      contentId={frame.titleId}
      object="/art/obj-320/coins_pile.webp"
      isDanger
      isKeeping
      textReject={t('bonuses.confirm.keep')}
      textAgree={t('bonuses.burn.agree')}
      onReject={() => close(false)}
      onAgree={() => close(true)}
      content={
        <DialogFacts
          title={t('bonuses.burn.title')}
          text={t('bonuses.burn.text')}
          facts={[
            { label: t('bonuses.confirm.lose'), value: formatMoney(burnt), isLost: true },
            { label: t('bonuses.burn.withdrawn'), value: formatMoney(amount) },
          ]}
        />
      }
    />
  );
}
