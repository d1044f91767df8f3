import type { Bonus } from '#contract/bonuses.ts';
import { useText } from '../i18n/use-text.tsx';

/** Its own name, or a word for any bonus where an operator has taken the name away. */
export function useBonusTitle(): (bonus: Pick<Bonus, 'title'>) => string {
  const t = useText();
  return ({ title }) => title || t('bonuses.anyTitle');
}
