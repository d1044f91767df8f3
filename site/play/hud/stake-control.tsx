import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { packInUse } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { stepFrom } from '../stakes.ts';
import { canBegin } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { HudButton } from './hud-button.tsx';
import css from './stake-control.module.css';

/** The stake with a step down and up; the value itself opens the whole ladder. That of free spins is fixed. */
export function StakeControl({ className, onList }: { className: string | undefined; onList(): void }) {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { opened, stake } = state;
  if (opened === null) return null;
  const isLocked = !canBegin(state);
  const pack = packInUse(state.free);
  const isFixed = isLocked || pack !== undefined;
  const step = (by: -1 | 1) => stepFrom(opened.game.stakes, stake, by);
  return (
    <div className={classes(css.control, className)}>
      <HudButton
        icon="minus"
        label={t('play.stake.lower')}
        isDisabled={isFixed || step(-1) === stake}
        onPress={() => table.setStake(step(-1))}
      />
      <button
        type="button"
        className={css.value}
        aria-haspopup="dialog"
        aria-disabled={isLocked}
        onClick={() => !isLocked && onList()}
      >
        <small className={css.label} data-pack={pack?.id}>
          {pack === undefined ? t('play.stake.label') : t('play.pack.left', { count: pack.remaining_count })}
        </small>
        <b className={css.amount}>{money(stake)}</b>
      </button>
      <HudButton
        icon="plus"
        label={t('play.stake.raise')}
        isDisabled={isFixed || step(1) === stake}
        onPress={() => table.setStake(step(1))}
      />
    </div>
  );
}
