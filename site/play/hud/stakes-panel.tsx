import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { packInUse } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { stepsOf } from '../stakes.ts';
import { useMoney } from '../use-money.ts';
import { PackOffer } from './pack-offer.tsx';
import css from './stakes-panel.module.css';

/** Steps above the balance are crossed out, not hidden. */
export function StakesPanel({ onChosen }: { onChosen(): void }) {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const { opened, stake, balance, free } = useTableState();
  if (opened === null || balance === null) return null;
  const isFree = packInUse(free) !== undefined;
  const most = balance.cash + balance.bonus;
  const choose = (step: number) => {
    table.setStake(step);
    onChosen();
  };
  return (
    <>
      <PackOffer onChosen={onChosen} />
      <ul className={css.steps} aria-label={t('play.stake.label')}>
        {stepsOf(opened.game.stakes).map((step) => (
          <li key={step}>
            <button
              type="button"
              className={classes(css.step, step === stake && !isFree && css.now, step > most && css.above)}
              aria-pressed={step === stake && !isFree}
              aria-disabled={step > most}
              onClick={() => step <= most && choose(step)}
            >
              {money(step)}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.hint}>{t('play.stake.hint')}</p>
    </>
  );
}
