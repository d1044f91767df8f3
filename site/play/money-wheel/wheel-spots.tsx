import { type MoneyWheelFigures, numbersOf } from '#games/kinds/money-wheel/money-wheel.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipSpot } from '../chips/chip-spot.tsx';
import type { Chips, Laid } from '../chips/use-chips.ts';
import { paintOf } from './wheel-paints.ts';
import css from './wheel-spots.module.css';

interface WheelSpotsProps {
  chips: Chips;
  figures: MoneyWheelFigures;
  /** The number that has won. */
  number: number | null;
  /** In cents, by spot. */
  pays: Laid | null;
  /** What others have laid, by spot; only where a table is shared. */
  others?: Laid;
}

/** The numbers one can lay chips on, each with what it pays and how often the wheel has it. */
export function WheelSpots({ chips, figures, number, pays, others }: WheelSpotsProps) {
  const t = useText();
  const { segments, raise } = figures;
  const often = (shown: number) =>
    t('play.wheel.of', { count: segments.filter((one) => one === shown).length, all: segments.length });
  return (
    <div className={css.spots}>
      {numbersOf(figures).map((shown) => {
        const { colour, ink } = paintOf(figures, shown);
        return (
          <ChipSpot
            key={shown}
            chips={chips}
            spot={String(shown)}
            name={t('play.moneyWheel.number', { number: shown })}
            pays={t('play.chips.pays', { times: shown })}
            isWon={number === shown}
            paid={chips.paidFor(pays, String(shown))}
            others={others?.[shown]}
            className={css.spot}
          >
            <b className={css.number} style={{ background: colour, color: ink }}>
              {shown}
            </b>
            <b className={css.pays}>{t('play.chips.pays', { times: shown })}</b>
            <small className={css.count}>{often(shown)}</small>
          </ChipSpot>
        );
      })}
      <p className={css.raise}>
        <b className={css.number} style={{ background: paintOf(figures, 0).colour, color: '#1a0d04' }}>
          ×{raise}
        </b>
        <b className={css.pays}>{t('play.moneyWheel.again', { times: raise })}</b>
        <small className={css.count}>{often(0)}</small>
      </p>
    </div>
  );
}
