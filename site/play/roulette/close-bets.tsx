import type { CSSProperties } from 'react';
import { spots } from '#games/kinds/roulette/roulette-spots.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipSpot } from '../chips/chip-spot.tsx';
import type { Chips } from '../chips/use-chips.ts';
import { Panel } from '../hud/panel.tsx';
import { useMoney } from '../use-money.ts';
import css from './close-bets.module.css';
import { colourOf } from './roulette-layout.ts';
import { lyingOf, spotsAround } from './spots-around.ts';
import { useSpotWords } from './use-spot-words.ts';

interface CloseBetsProps {
  number: number;
  chips: Chips;
  onClose(): void;
}

/** A number seen closely: all spots that it shares with its neighbours, large enough for a thumb. */
export function CloseBets({ number, chips, onClose }: CloseBetsProps) {
  const t = useText();
  const money = useMoney();
  const wordsOf = useSpotWords();
  return (
    <Panel title={t('play.roulette.close.title', { number })} onClose={onClose}>
      <p>{t('play.roulette.close.each', { amount: money(chips.value) })}</p>
      <div className={css.spots}>
        {spotsAround(number).map((spot) => {
          const { spot: name, pays } = wordsOf(spot);
          return (
            <ChipSpot key={spot} {...{ chips, spot, name, pays }} isWon={false} className={css.spot}>
              <Numbers numbers={spots.get(spot)!.numbers} />
              <small className={css.pays}>{pays}</small>
            </ChipSpot>
          );
        })}
      </div>
    </Panel>
  );
}

/** A piece of the cloth. */
const Numbers = ({ numbers }: { numbers: readonly number[] }) => (
  <span className={css.numbers}>
    {lyingOf(numbers).map(({ number, row, column }) => (
      <b
        key={number}
        className={classes(css.number, css[colourOf(number)])}
        style={{ '--row': row, '--column': column } as CSSProperties}
      >
        {number}
      </b>
    ))}
  </span>
);
