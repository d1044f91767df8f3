import type { Character, LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { formatDate } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { FactsPopup } from './facts-popup.tsx';

interface ChangeProps extends DialogProps<'change'> {
  old: Character;
  next: Character;
  change: LoyaltyInfo['change'];
}

/** Another character: what it brings, what ends, and what it costs. */
export default function LoyaltyCharacterChangePopup({ close, frame, old, next, change }: ChangeProps) {
  const t = useText();
  const { price, free_at } = change;
  return (
    <FactsPopup
      frame={frame}
      title={t('loyalty.change.title', { name: next.name })}
      image={next.image}
      text={t('loyalty.change.text', { old: old.name })}
      facts={[
        { title: t('loyalty.change.perk'), value: t('loyalty.perk', next.perk) },
        { title: t('loyalty.change.ends'), value: t('loyalty.perk', old.perk) },
        {
          title: t('loyalty.change.price'),
          value: price === 0 ? t('loyalty.change.free') : t('loyalty.coins', { coins: price }),
        },
        free_at === null ? null : { title: t('loyalty.change.next'), value: formatDate(new Date(free_at)) },
      ]}
      footer={
        <>
          <Button look="brand" isWide onClick={() => close('change')}>
            {t('loyalty.change.yes', { name: next.name })}
          </Button>
          <Button isWide onClick={frame.onClose}>
            {t('loyalty.change.no', { name: old.name })}
          </Button>
        </>
      }
    />
  );
}
