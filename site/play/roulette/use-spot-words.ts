import { spots } from '#games/kinds/roulette/roulette-spots.ts';
import { useText } from '../../i18n/use-text.tsx';

const PAID_AS_IF = 36;

const isEven = (spot: string): spot is 'low' => ['low', 'high', 'even', 'odd', 'red', 'black'].includes(spot);

/** What a spot is called and what it pays, for whoever listens. */
export function useSpotWords(): (spot: string) => { spot: string; pays: string } {
  const t = useText();
  const nameOf = (spot: string, numbers: readonly number[]): string => {
    const [type, place] = spot.split('-');
    if (isEven(spot)) return t(`play.roulette.evens.${spot}`);
    if (type === 'dozen') return t('play.roulette.dozen', { dozen: Number(place) });
    if (type === 'column') return t('play.roulette.column', { column: Number(place) });
    return t('play.roulette.numbers', { count: numbers.length, numbers: numbers.join(', ') });
  };
  return (spot) => {
    const { numbers } = spots.get(spot)!;
    return {
      spot: nameOf(spot, numbers),
      pays: t('play.chips.pays', { times: PAID_AS_IF / numbers.length - 1 }),
    };
  };
}
