import type { Bonus } from '#contract/bonuses.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { ConfirmFrame } from '#ui/confirm-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { DialogFacts } from './dialog-facts.tsx';
import { useBonusTitle } from './use-bonus-title.ts';

interface BonusConfirmProps extends DialogProps<boolean> {
  bonus: Bonus;
  act: 'activate' | 'remove';
}

/** What a yes means, in figures, before a bonus is activated or given up. */
export default function BonusConfirm({ close, frame, bonus, act }: BonusConfirmProps) {
  const t = useText();
  const title = useBonusTitle();
  const answers = { onReject: () => close(false), onAgree: () => close(true), contentId: frame.titleId };
  const object = `/art/obj-320/${bonus.image}.webp`;
  if (act === 'remove') {
    const lost = bonus.purse ?? bonus.amount;
    const facts = [
      { label: t('bonuses.confirm.lose'), value: formatMoney(lost), isLost: true },
      ...(bonus.purse === null
        ? []
        : [{ label: t('bonuses.confirm.played'), value: formatMoney(bonus.turnover) }]),
      { label: t('bonuses.confirm.back'), value: t('bonuses.confirm.never') },
    ];
    return (
      <ConfirmFrame
        {...answers}
        object={object}
        isDanger
        isKeeping
        textReject={t('bonuses.confirm.keep')}
        textAgree={t('bonuses.confirm.giveUp')}
        content={
          <DialogFacts
            title={t('bonuses.confirm.removeTitle')}
            text={t('bonuses.confirm.removeText')}
            facts={facts}
          />
        }
      />
    );
  }
  const facts = [
    { label: t('bonuses.confirm.get'), value: formatMoney(bonus.amount) },
    {
      label: t('bonuses.facts.turnover'),
      value: t('bonuses.facts.times', { x: formatNumber(bonus.wager.x), total: formatMoney(bonus.required) }),
    },
    ...(bonus.stake_max === null
      ? []
      : [{ label: t('bonuses.facts.stakeMax'), value: formatMoney(bonus.stake_max) }]),
    ...(bonus.cap === null ? [] : [{ label: t('bonuses.facts.cap'), value: formatMoney(bonus.cap) }]),
  ];
  return (
    <ConfirmFrame
      {...answers}
      object={object}
      textReject={t('bonuses.confirm.notNow')}
      textAgree={t('bonuses.waiting.activate')}
      content={
        <DialogFacts
          title={t('bonuses.confirm.activateTitle', { title: title(bonus) })}
          text={t('bonuses.confirm.activateText')}
          facts={facts}
        />
      }
    />
  );
}
