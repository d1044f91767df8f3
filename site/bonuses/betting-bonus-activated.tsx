import type { Bonus } from '#contract/bonuses.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { ConfirmFrame } from '#ui/confirm-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { DialogFacts } from './dialog-facts.tsx';

/** A betting bonus is in play: what counts for it. */
export default function BettingBonusActivated({
  close,
  frame,
  bonus,
}: DialogProps<boolean> & { bonus: Bonus }) {
  const t = useText();
  const facts = [
    { label: t('bonuses.betting.purse'), value: formatMoney(bonus.amount) },
    { label: t('bonuses.facts.turnover'), value: formatMoney(bonus.required) },
    ...(bonus.odds_min === null
      ? []
      : [{ label: t('bonuses.betting.odds'), value: formatNumber(bonus.odds_min) }]),
  ];
  return (
    <ConfirmFrame
      contentId={frame.titleId}
      object={`/art/obj-320/${bonus.image}.webp`}
      textAgree={t('bonuses.betting.done')}
      onAgree={() => close(true)}
      content={
        <DialogFacts
          title={t(bonus.is_free_bet ? 'bonuses.betting.freeBetTitle' : 'bonuses.betting.title')}
          text={t(bonus.is_free_bet ? 'bonuses.betting.freeBetText' : 'bonuses.betting.text')}
          facts={facts}
        />
      }
    />
  );
}
