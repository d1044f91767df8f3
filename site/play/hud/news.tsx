import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../../i18n/use-text.tsx';
import type { AutoplayEnd } from '../autoplay/autoplay.ts';
import { ownStakeOf } from '../free-spins.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useRefusalWords } from '../use-refusal-words.ts';
import css from './news.module.css';

interface NewsProps {
  /** Why rounds no longer begin by themselves. */
  end: AutoplayEnd | null;
  onDismiss(): void;
}

/** What went missing, was refused or has ended, over the stage; and for whoever listens, how a round ended. */
export function News({ end, onDismiss }: NewsProps) {
  const t = useText();
  const words = useRefusalWords();
  const { table } = usePlay();
  const { isChecking, refusal } = useTableState();
  return (
    <>
      <div className={css.place} role="alert">
        {isChecking && (
          <p className={css.news}>
            <Icon name="plugs" size={20} />
            <span>
              <strong>{t('play.checking')}</strong> {t('play.safe')}
            </span>
          </p>
        )}
        {!isChecking && refusal !== null && refusal.reason !== 'RealityCheckDue' && (
          <p className={css.news}>
            <Icon name="warning" size={20} />
            <span>{words(refusal)}</span>
            <button
              type="button"
              className={css.close}
              aria-label={t('play.close')}
              onClick={() => table.dismiss()}
            >
              <Icon name="close" size={16} />
            </button>
          </p>
        )}
      </div>
      <div className={css.place} role="status">
        {end !== null && end !== 'refused' && (
          <p className={classes(css.news, css.calm)}>
            <span>{t(`play.autoplay.end.${end}`)}</span>
            <button type="button" className={css.close} aria-label={t('play.close')} onClick={onDismiss}>
              <Icon name="close" size={16} />
            </button>
          </p>
        )}
      </div>
      <Outcome />
    </>
  );
}

function Outcome() {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const { round, isReplay } = state;
  const isOver = round?.is_over === true && isSeen(state) && !isReplay;
  const [paid, staked] = round === null ? [0, 0] : [round.paid, ownStakeOf(round)];
  const text = !isOver
    ? ''
    : paid > staked
      ? t('play.outcome.won', { amount: money(paid) })
      : paid > 0
        ? t('play.outcome.returned', { amount: money(paid) })
        : t('play.outcome.nothing');
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
