import { type CSSProperties, type ReactNode, useState } from 'react';
import { spots } from '#games/kinds/roulette/roulette-spots.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { ChipStack } from '../chips/chip-stack.tsx';
import type { Chips } from '../chips/use-chips.ts';
import { OthersChip } from '../shared-table/others-chip.tsx';
import { useMoney } from '../use-money.ts';
import { CloseBets } from './close-bets.tsx';
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

/**
 * Every spot is a button with a name. Edges and corners can be touched where there is room for it; elsewhere a number is
 * looked at closely first.
 */
export function RouletteCloth({ chips, winning, pays, others }: RouletteClothProps) {
  const t = useText();
  const money = useMoney();
  const wordsOf = useSpotWords();
  const [looksClosely, setLooksClosely] = useState(false);
  const [seen, setSeen] = useState<number | null>(null);
  const spot = (name: string, className: string | undefined, face: ReactNode, style?: CSSProperties) => {
    const laid = chips.laid[name] ?? 0;
    const isWon = winning !== null && spots.get(name)?.numbers.includes(winning) === true;
    return (
      <button
        key={name}
        type="button"
        className={classes(css.spot, className, isWon && css.won, laid > 0 && css.covered)}
        style={style}
        aria-label={
          laid === 0
            ? t('play.chips.spot', wordsOf(name))
            : t('play.chips.covered', { ...wordsOf(name), amount: money(laid) })
        }
        aria-disabled={chips.isLocked}
        onClick={() => press(name)}
      >
        {face}
        <OthersChip sum={others?.[name]} />
        {laid > 0 && <ChipStack sum={laid} paid={chips.paidFor(pays, name)} />}
      </button>
    );
  };
  const closely = looksClosely ? t('play.roulette.close.press') : t('play.roulette.close.look');
  const press = (name: string) => {
    const [number, ...others] = spots.get(name)!.numbers;
    if (!looksClosely || others.length > 0) chips.lay(name);
    else if (!chips.isLocked) setSeen(number!);
  };
  return (
    <div className={css.cloth}>
      <button
        type="button"
        className={css.close}
        aria-label={closely}
        title={closely}
        aria-pressed={looksClosely}
        onClick={() => setLooksClosely(!looksClosely)}
      >
        <Icon name="search" size={16} />
        <span className={css.words}>{closely}</span>
      </button>
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
          spot(name, css.edge, '', { '--x': `${x * 100}%`, '--y': `${y * 100}%` } as CSSProperties),
        )}
      </div>
      {seen !== null && !chips.isLocked && (
        <CloseBets number={seen} chips={chips} onClose={() => setSeen(null)} />
      )}
    </div>
  );
}

/** Red and black are drawn, as on the cloth of any table. */
function EvenFace({ name }: { name: (typeof evens)[number] }) {
  const t = useText();
  if (name === 'red' || name === 'black') return <i className={classes(css.diamond, css[name])} />;
  return t(`play.roulette.evens.${name}`);
}
