// A bet in words: what it is, what became of it, and of each of its picks.
import type { BetShown } from '#contract/betting/bet.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useMarketWords } from '../use-market-words.ts';

export type BetLeg = BetShown['legs'][number];

/** "Single", "Multi, 3 picks", "System 2/4", "Bet builder, 3 picks". */
export function useBetTitle() {
  const t = useText();
  return ({ bet, legs }: Pick<BetShown, 'bet' | 'legs'>): string => {
    const [first] = legs;
    switch (bet.type) {
      case 'single':
        return first !== undefined && first.picks.length > 1
          ? t('betting.builder.picks', { count: first.picks.length })
          : t('betting.bet.single');
      case 'each-way':
        return t('betting.outright.eachWay');
      case 'accumulator':
        return t('betting.bet.multi', { count: legs.length });
      case 'system': {
        const free = legs.filter(({ is_banker }) => !is_banker).length;
        return t('betting.system.some', { size: bet.size, of: free });
      }
      case 'named-system':
        return t(`betting.system.${bet.name}`);
    }
  };
}

/** A leg's picks in words, and its market where it is one. */
export function useLegWords(leg: BetLeg) {
  const t = useText();
  const words = useMarketWords(leg.league.sport);
  const sides = { home: leg.home, away: leg.away };
  const said = leg.picks.map(({ market, code, params, outcome }) => ({
    pick: words.outcome({ id: market, code, params }, outcome, sides),
    market: words.market({ id: market, code, params }, sides),
  }));
  const [first] = said;
  return {
    pick: said.map(({ pick }) => pick).join(', '),
    market: said.length > 1 ? t('betting.builder.title') : (first?.market ?? ''),
  };
}

/** 1450 thousandths are "1.45". */
export const factorText = (thousandths: number): string => {
  const hundredths = Math.floor(thousandths / 10);
  const rest = thousandths % 10;
  const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
  return rest === 0 ? text : `${text}${rest}`;
};
