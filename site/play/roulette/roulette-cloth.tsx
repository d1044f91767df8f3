import type { CSSProperties, ReactNode } from 'react';
import { spots } from '#games/kinds/roulette/roulette-spots.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipStack } from '../chips/chip-stack.tsx';
import type { Chips } from '../chips/use-chips.ts';
import { OthersChip } from '../shared-table/others-chip.tsx';
import { useMoney } from '../use-money.ts';
import css from './roulette-cloth.module.css';
import { colourOf, placeOf, spotsBetween, streetOf } from './roulette-layout.ts';
import { useSpotWords } from './use-spot-words.ts';

const numbers = Array.from({ length: 36 }, (_, place) => place + 1);
const dozens = [1, 2, 3] as const;
const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

interface RouletteClothProps {
  chips: Chips;
  winning: number | null;
  /** In cents, by spot; known when the round was seen. */
  pays: Readonly<Record<string, number>> | null;
  /** What others have laid, by spot; only where a table is shared. */
  others?: Readonly<Record<string, number>>;
}

/** Every spot is a button with a name. Edges and corners can be touched where there is room for it. */
export function RouletteCloth({ chips, winning, pays, others }: RouletteClothProps) {
  const t = useText();
  const money = useMoney();
  const wordsOf = useSpotWords();
  const spot = (name: string, className: string | undefined, face: ReactNode, style?: CSSProperties) => {
    const laid = chips.laid[name] ?? 0;
    const isWon = winning !== null && spots.get(name)?.numbers.includes(winning) === true;
    return (
      <button
        key={name}
        type="button"
        className={classes(css.spot, className, isWon && css.won)}
        style={style}
        aria-label={
          laid === 0
            ? t('play.chips.spot', wordsOf(name))
            : t('play.chips.covered', { ...wordsOf(name), amount: money(laid) })
        }
        aria-disabled={chips.isLocked}
        onClick={() => chips.lay(name)}
      >
        {face}
        <OthersChip sum={others?.[name]} />
        {laid > 0 && <ChipStack sum={laid} paid={chips.paidFor(pays, name)} />}
      </button>
    );
  };
  return (
    <div className={css.cloth}>
      {spot('straight-0', classes(css.zero, css.green), '0')}
      {numbers.map((number) =>
        spot(`straight-${number}`, classes(css.number, css[colourOf(number)]), String(number), {
          '--street': streetOf(number),
          '--place': placeOf(number),
        } as CSSProperties),
      )}
      {dozens.map((column) =>
        spot(`column-${column}`, css.column, '2:1', { '--place': column - 1 } as CSSProperties),
      )}
      {dozens.map((dozen) =>
        spot(`dozen-${dozen}`, css.dozen, t('play.roulette.dozen', { dozen }), {
          '--dozen': dozen,
        } as CSSProperties),
      )}
      {evens.map((name, place) =>
        spot(name, css.even, <EvenFace name={name} />, { '--even': place } as CSSProperties),
      )}
      <div className={css.between}>
        {spotsBetween.map(({ spot: name, x, y }) =>
          spot(name, css.edge, '', { left: `${x * 100}%`, top: `${y * 100}%` }),
        )}
      </div>
    </div>
  );
}

/** Red and black are drawn, as on the cloth of any table. */
function EvenFace({ name }: { name: (typeof evens)[number] }) {
  const t = useText();
  if (name === 'red' || name === 'black') return <i className={classes(css.diamond, css[name])} />;
  return t(`play.roulette.evens.${name}`);
}
