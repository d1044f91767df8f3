import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { HudButton } from '../hud/hud-button.tsx';
import { useMoney } from '../use-money.ts';
import css from './chip-tray.module.css';
import { chipPicture, chipValues } from './chip-values.ts';
import type { Chips } from './use-chips.ts';

/** The chip in hand, and what can be done with those on the table. */
export function ChipTray({ chips }: { chips: Chips }) {
  const t = useText();
  const money = useMoney();
  const { value, setValue, isLocked, laid, repeat } = chips;
  const isEmpty = Object.keys(laid).length === 0;
  return (
    <div className={css.tray}>
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
        <HudButton
          icon="arrow-left"
          label={t('play.chips.undo')}
          isDisabled={isLocked || isEmpty}
          onPress={chips.undo}
        />
        <HudButton
          icon="refresh"
          label={t('play.chips.repeat')}
          className={css.lesser}
          isDisabled={isLocked || repeat === null}
          onPress={() => repeat?.()}
        />
        <HudButton
          icon="plus"
          label={t('play.chips.double')}
          className={css.lesser}
          isDisabled={isLocked || isEmpty}
          onPress={chips.double}
        />
        <HudButton
          icon="trash"
          label={t('play.chips.clear')}
          isDisabled={isLocked || isEmpty}
          onPress={chips.clear}
        />
      </div>
    </div>
  );
}
