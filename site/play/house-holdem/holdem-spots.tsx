import type { HouseHoldemFigures } from '#games/kinds/house-holdem/house-holdem-rules.ts';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipSpot } from '../chips/chip-spot.tsx';
import { ChipStack } from '../chips/chip-stack.tsx';
import type { Chips } from '../chips/use-chips.ts';
import { useMoney } from '../use-money.ts';
import type { HoldemGame } from './holdem-round.ts';
import css from './house-holdem-stage.module.css';

interface HoldemSpotsProps {
  chips: Chips;
  figures: HouseHoldemFigures;
  game: HoldemGame;
}

/** Chips lie on the ante and on the pair; the place of the call is filled by calling. */
export function HoldemSpots({ chips, figures, game: { pays, called } }: HoldemSpotsProps) {
  const t = useText();
  const money = useMoney();
  const least = { ante: figures.anteX10000.pair, pair: figures.pairX10000.pair };
  return (
    <div className={css.spots}>
      {(['pair', 'ante'] as const).map((spot) => {
        const from = t('play.chips.from', { times: (least[spot] - TIMES_1) / TIMES_1 });
        return (
          <ChipSpot
            key={spot}
            chips={chips}
            spot={spot}
            name={t(`play.holdem.spots.${spot}`)}
            pays={from}
            isWon={(pays[spot] ?? 0) > (chips.laid[spot] ?? 0)}
            paid={chips.paidFor(pays, spot)}
          >
            <b>{t(`play.holdem.spots.${spot}`)}</b>
            <small>{from}</small>
          </ChipSpot>
        );
      })}
      <p className={css.call}>
        <b>{t('play.holdem.call')}</b>
        <small>{called > 0 ? money(called) : t('play.holdem.costs')}</small>
        {called > 0 && <ChipStack sum={called} paid={pays['call']} />}
      </p>
    </div>
  );
}
