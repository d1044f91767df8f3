import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { jackpots } from '#contract/jackpots.ts';
import { formatMoney } from '#rules/format.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { useRead } from '../asking/reads.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import type { JackpotWon } from '../live/jackpot-won.ts';
import css from './jackpot-won-popup.module.css';

interface JackpotWonProps extends DialogProps {
  won: JackpotWon;
  onShown?: () => void;
}

export default function JackpotWonPopup({ close, frame, won, onShown }: JackpotWonProps) {
  const t = useText();
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    tellShown();
  }, []);
  const { jackpot_id, cycle, amount } = won;
  const win = useRead(jackpots.getWinners, { jackpot_id, cycle, count: 1 }).data?.items[0];
  const image = win?.image ?? 'gem_diamond';
  return (
    <PopupFrame
      {...frame}
      size="small"
      title={t('jackpots.won.title')}
      footer={
        <>
          <ButtonLink link={<Link to="/jackpots/$id" params={{ id: String(jackpot_id) }} />}>
            {t('jackpots.won.see')}
          </ButtonLink>
          <Button look="brand" onClick={() => close(undefined)}>
            {t('jackpots.won.close')}
          </Button>
        </>
      }
    >
      <div className={css.won} data-art="">
        <img className={css.gem} src={`/art/obj-320/${image}.webp`} width={160} height={160} alt="" />
        <p className={css.name}>{win === undefined ? null : t('jackpots.name', { title: win.title })}</p>
        <p className={css.sum}>{formatMoney(amount)}</p>
      </div>
      <p>{t('jackpots.won.text', { amount: formatMoney(amount) })}</p>
      {win !== undefined && <p className={css.soft}>{t('jackpots.won.game', { game: win.game.name })}</p>}
    </PopupFrame>
  );
}
