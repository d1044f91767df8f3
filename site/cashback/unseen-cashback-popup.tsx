import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type Cashback, cashbacks } from '#contract/cashbacks.ts';
import { formatMoney } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PictureWords } from '#ui/picture-words.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { useSend } from '../asking/sends.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useText } from '../i18n/use-text.tsx';

/** What a player got back and has not seen yet: to be taken here, or told that it was paid. */
export default function UnseenCashbackPopup({
  close,
  frame,
  cashback,
  onShown,
}: DialogProps & { cashback: Cashback; onShown?: () => void }) {
  const t = useText();
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    tellShown();
  }, []);
  const { mutate, isPending, isSuccess, error } = useSend(cashbacks.payout);
  const amount = formatMoney(cashback.amount);
  const isOpen = cashback.status === 'active' && !isSuccess;
  const said = isSuccess ? 'taken' : cashback.status === 'active' ? 'ready' : 'paid';
  return (
    <PopupFrame
      {...frame}
      size="small"
      title={t('cashback.popup.title')}
      footer={
        <>
          <Button onClick={() => close(undefined)}>
            {t(isOpen ? 'cashback.popup.later' : 'cashback.popup.ok')}
          </Button>
          {isOpen && (
            <Button look="brand" isLoading={isPending} onClick={() => mutate({ cashback_id: cashback.id })}>
              {t('cashback.popup.take', { amount })}
            </Button>
          )}
        </>
      }
    >
      <PictureWords object="coins_pile" text={t(`cashback.popup.${said}`, { amount })}>
        {error !== null && <Failed refusal={error} />}
        <ButtonLink look="quiet" size="s" link={<Link to="/profile/cashback" />}>
          {t('cashback.popup.see')}
        </ButtonLink>
      </PictureWords>
    </PopupFrame>
  );
}

const Failed = ({ refusal }: { refusal: Parameters<typeof useRefusalText>[0] }) => (
  <Notice tone="bad">{useRefusalText(refusal)}</Notice>
);
