import { useState } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { bets } from '#contract/betting/bets.ts';
import { formatMoney } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../../asking/led-refusal.tsx';
import { useSend } from '../../asking/sends.ts';
import { useText } from '../../i18n/use-text.tsx';
import { stakeCents } from '../slip/slip.ts';
import { StakeField } from '../slip/stake-field.tsx';
import css from './auto-cash-out.module.css';
import type { CashOutOf } from './cash-out.tsx';

/** Sells the bet by itself once it is worth so much. */
export function AutoCashOut({ bet, quote }: { bet: BetShown; quote: CashOutOf }) {
  const t = useText();
  const [at, setAt] = useState('');
  const { mutate, isPending, error } = useSend(bets.setAutoCashOut);
  const { currency } = bet.stake;
  if (quote.auto_at !== null)
    return (
      <p className={css.auto}>
        {t('betting.cashOut.autoAt', { amount: formatMoney({ amount: quote.auto_at, currency }) })}
        <Button size="s" isLoading={isPending} onClick={() => mutate({ id: bet.id })}>
          {t('betting.cashOut.autoOff')}
        </Button>
      </p>
    );
  return (
    <form
      className={css.auto}
      onSubmit={(event) => {
        event.preventDefault();
        if (stakeCents(at) > 0) mutate({ id: bet.id, at: String(stakeCents(at)) });
      }}
    >
      <span>{t('betting.cashOut.auto')}</span>
      <StakeField label={t('betting.cashOut.auto')} currency={currency} value={at} onChange={setAt} />
      <Button size="s" type="submit" isLoading={isPending} disabled={stakeCents(at) === 0}>
        {t('betting.cashOut.autoOn')}
      </Button>
      {error && <LedRefusal refusal={error} />}
    </form>
  );
}
