import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import css from './slot-over.module.css';
import type { SlotStep } from './slot-steps.ts';

/** Closed places that are opened one by one. What lies under them was fixed before the first. */
export function SlotPick({ steps, look }: { steps: readonly SlotStep[]; look: SlotLook }) {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { round, isAsking } = state;
  const bonus = steps.findLast((step) => step.step === 'bonus');
  const isShown = !steps.some(({ step }) => step === 'total');
  if (round === null || bonus?.places === undefined || !isShown) return null;
  const opened = new Map(steps.filter((step) => step.step === 'pick').map((pick) => [pick.at, pick]));
  const layout = steps.findLast((step) => step.step === 'layout')?.places;
  const canPick = !round.is_over && isSeen(state) && !isAsking;
  return (
    <div className={css.over}>
      <p className={css.title}>{t('play.slot.pick')}</p>
      <div className={css.places}>
        {Array.from({ length: bonus.places }, (_, at) => at).map((at) => {
          const found = opened.get(at) ?? layout?.[at];
          const isClosed = !opened.has(at);
          return (
            <button
              key={at}
              type="button"
              className={classes(
                css.place,
                found !== undefined && css.found,
                found?.isEnd === true && css.end,
                isClosed && layout && css.missed,
              )}
              aria-label={t('play.slot.place', { number: at + 1 })}
              aria-disabled={!canPick || !isClosed}
              onClick={() => canPick && isClosed && void table.decide({ name: 'pick', at })}
            >
              {found === undefined ? (
                <img className={css.closed} src={pictureAt(look.pictures[bonus.symbol]!)} alt="" />
              ) : (
                money(Math.floor((round.bet.stake * found.paysX100) / 100))
              )}
              {found?.isEnd === true && <small>{t('play.slot.end')}</small>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
