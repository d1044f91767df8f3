import type { CSSProperties } from 'react';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { type ThreeDiceFigures, threeDiceSpots } from '#games/kinds/three-dice/three-dice.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipSpot } from '../chips/chip-spot.tsx';
import type { Chips } from '../chips/use-chips.ts';
import { DieFace } from './die-face.tsx';
import css from './three-dice-cloth.module.css';
import { diceOn, leastTimesOf, partsOf, type RowName, rows } from './three-dice-layout.ts';

interface ThreeDiceClothProps {
  chips: Chips;
  figures: ThreeDiceFigures;
  /** Null until they lie still. */
  dice: readonly number[] | null;
  pays: Readonly<Record<string, number>> | null;
}

/** Fifty spots. Where all of a row pay alike the row says it, elsewhere each spot. */
export function ThreeDiceCloth({ chips, figures, dice, pays }: ThreeDiceClothProps) {
  const t = useText();
  const toOne = (timesX10000: number) => (timesX10000 - TIMES_1) / TIMES_1;
  const paysOf = (spot: string) =>
    spot.startsWith('face-')
      ? t('play.threeDice.facePays', {
          once: toOne(figures.faceX10000[1]),
          twice: toOne(figures.faceX10000[2]),
          thrice: toOne(figures.faceX10000[3]),
        })
      : t('play.chips.pays', { times: toOne(leastTimesOf(figures, spot)) });
  const nameOf = (spot: string) => {
    const { word, figures: shown } = partsOf(spot);
    return t(`play.threeDice.spots.${word as 'total'}`, { a: shown[0] ?? 0, b: shown[1] ?? 0 });
  };
  return (
    <div className={css.cloth}>
      {rows.map(({ name, spots, standing, lying }) => (
        <section
          key={name}
          className={css[name]}
          aria-label={t(`play.threeDice.rows.${name}`)}
          style={{ '--standing': standing, '--lying': lying } as CSSProperties}
        >
          {hasOnePrice(name) && (
            <p className={css.legend}>
              {t(`play.threeDice.rows.${name}`)} <b>{paysOf(spots[0]!)}</b>
            </p>
          )}
          <div className={css.row}>
            {spots.map((spot) => (
              <ChipSpot
                key={spot}
                chips={chips}
                spot={spot}
                name={nameOf(spot)}
                pays={paysOf(spot)}
                isWon={dice !== null && threeDiceSpots.get(spot)!(figures, dice) > 0}
                paid={chips.paidFor(pays, spot)}
              >
                {hasOnePrice(name) ? (
                  <span className={css.dice}>
                    {diceOn(spot).map((face, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                      <DieFace key={place} face={face} />
                    ))}
                  </span>
                ) : (
                  <>
                    <b className={css.name}>{name === 'totals' ? partsOf(spot).figures[0] : nameOf(spot)}</b>
                    <small className={css.price}>{paysOf(spot)}</small>
                  </>
                )}
              </ChipSpot>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const hasOnePrice = (row: RowName): boolean => row !== 'sums' && row !== 'totals';
