import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useTableState } from '../play-context.ts';
import { isRoundOpen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import css from './chip-tray.module.css';
import { chipPicture, chipValues } from './chip-values.ts';
import type { Chips } from './use-chips.ts';

/** The chip in hand, and what can be done with those on the table. */
export function ChipTray({ chips }: { chips: Chips }) {
  const t = useText();
  const money = useMoney();
  const { value, setValue, isLocked, laid, repeat } = chips;
  const isInPlay = isRoundOpen(useTableState());
  const withChips = (act: () => void) => (isLocked || Object.keys(laid).length === 0 ? null : act);
  return (
    <div className={classes(css.tray, isLocked && css.locked, isInPlay && css.inPlay)}>
      <fieldset className={css.chips} aria-label={t('play.chips.inHand')} data-arrows>
        {chipValues.map((one) => (
          <label key={one} className={classes(css.chip, one === value && css.chosen)}>
            <input
              type="radio"
              className={css.radio}
              name="chip"
              aria-label={money(one)}
              checked={one === value}
              onChange={() => setValue(one)}
            />
            <img src={chipPicture(one)} alt="" width={44} height={44} draggable={false} />
          </label>
        ))}
      </fieldset>
      <div className={css.acts}>
        <TrayAct name="undo" face={<Icon name="undo" size={18} />} onPress={withChips(chips.undo)} />
        <TrayAct
          name="repeat"
          face={<Icon name="refresh" size={18} />}
          onPress={isLocked ? null : repeat}
          isLesser
        />
        <TrayAct name="double" face="×2" onPress={withChips(chips.double)} isLesser />
        <TrayAct name="clear" face={<Icon name="trash" size={18} />} onPress={withChips(chips.clear)} />
      </div>
    </div>
  );
}

interface TrayActProps {
  name: 'undo' | 'repeat' | 'double' | 'clear';
  face: ReactNode;
  isLesser?: boolean;
  onPress: (() => void) | null;
}

/** On a phone the word stands below its drawing; elsewhere there is room for the drawing alone. */
function TrayAct({ name, face, isLesser, onPress }: TrayActProps) {
  const t = useText();
  const label = t(`play.chips.${name}`);
  return (
    <button
      type="button"
      className={classes(css.act, isLesser && css.lesser)}
      aria-label={label}
      title={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <b className={css.face}>{face}</b>
      <small className={css.word}>{t(`play.chips.short.${name}`)}</small>
    </button>
  );
}
