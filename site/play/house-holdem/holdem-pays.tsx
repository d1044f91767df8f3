import { pokerNames } from '#games/cards/poker-strength.ts';
import type { HouseHoldemFigures } from '#games/kinds/house-holdem/house-holdem-rules.ts';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './holdem-pays.module.css';

/** What a won ante and the other spot pay by the hand, the best first. */
export function HoldemPays({ figures: { anteX10000, pairX10000 } }: { figures: HouseHoldemFigures }) {
  const t = useText();
  const pays = (timesX10000: number) =>
    timesX10000 === 0 ? '–' : t('play.chips.pays', { times: (timesX10000 - TIMES_1) / TIMES_1 });
  return (
    <table className={css.pays}>
      <thead>
        <tr>
          <th scope="col">{t('play.holdem.hand')}</th>
          <th scope="col">{t('play.holdem.spots.ante')}</th>
          <th scope="col">{t('play.holdem.spots.pair')}</th>
        </tr>
      </thead>
      <tbody>
        {pokerNames.toReversed().map((name) => (
          <tr key={name}>
            <th scope="row">{t(`play.poker.hands.${name}`)}</th>
            <td>{pays(anteX10000[name])}</td>
            <td>{pays(pairX10000[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
