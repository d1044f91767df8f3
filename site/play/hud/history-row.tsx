import type { Output } from '#contract/define.ts';
import type { play } from '#contract/play.ts';
import { formatTime } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { ownStakeOf } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { canBegin, canWatch } from '../table.ts';
import { useMoney } from '../use-money.ts';
import css from './history-panel.module.css';

export type PastRound = Output<typeof play.rounds>['items'][number];

interface HistoryRowProps {
  round: PastRound;
  /** It is being shown again. */
  onWatch(): void;
}

/** Its number leads to where the round can be checked, beside the game; rounds for fun are not kept that long. */
export function HistoryRow({ round, onWatch }: HistoryRowProps) {
  const { id, at, nonce, staked, paid, is_over, is_void, is_free } = round;
  const t = useText();
  const money = useMoney();
  const { fairness, table } = usePlay();
  const state = useTableState();
  const { opened } = state;
  const isWatchable = opened?.is_shared === false && canWatch(round) && canBegin(state);
  const watch = () => {
    table.watch(round);
    onWatch();
  };
  const result = is_void ? t('play.history.void') : is_over ? money(paid) : t('play.history.open');
  return (
    <tr className={css.row}>
      <td>{formatTime(new Date(at))}</td>
      <td>
        {opened?.mode === 'real' ? (
          <a
            className={css.check}
            href={`${fairness}?round=${id}`}
            target="_blank"
            rel="noopener"
            aria-label={t('play.history.check', { number: nonce })}
          >
            {nonce}
          </a>
        ) : (
          nonce
        )}
        {isWatchable && (
          <button
            type="button"
            className={css.watch}
            aria-label={t('play.history.watch', { number: nonce })}
            title={t('play.history.watch', { number: nonce })}
            onClick={watch}
          >
            <Icon name="play" size={18} />
          </button>
        )}
      </td>
      <td className={css.sum}>{is_free ? t('play.pack.free') : money(staked)}</td>
      <td className={classes(css.sum, paid > ownStakeOf(round) && css.gain)}>{result}</td>
    </tr>
  );
}
