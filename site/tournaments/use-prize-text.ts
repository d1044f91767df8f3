import type { Tournament } from '#contract/tournaments.ts';
import { formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { useText } from '../i18n/use-text.tsx';

type Prize = Tournament['prizes'][number]['prize'];

/** Of tournaments everything is in euro; who is paid is paid in their own currency. */
const euro = (amount: number): string => formatMoney({ amount: cents(amount), currency: 'EUR' });

export function usePrizeText(): (prize: Prize) => string {
  const t = useText();
  return (prize) => {
    switch (prize.kind) {
      case 'cash':
        return euro(prize.cents);
      case 'bonus':
        return t('tournaments.prizes.bonus', { amount: euro(prize.cents) });
      case 'freespins':
        return t('tournaments.prizes.freespins', { count: prize.rounds });
      case 'coins':
        return t('tournaments.prizes.coins', { count: prize.coins });
    }
  };
}
