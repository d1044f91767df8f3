import { Icon } from '#ui/icon.tsx';
import { useDialogs } from '../../dialogs/use-dialogs.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import css from './slip-pill.module.css';
import { useSlip } from './use-slip.ts';

/** On a phone the slip is a pill over the bar; pressed, it becomes a sheet. */
export default function SlipPill() {
  const t = useText();
  const dialogs = useDialogs();
  const { odds } = useOdds();
  const shown = useSlip();
  const { slip, mode, moved, isAsked } = shown;
  if (slip.legs.length === 0) return null;
  const count = slip.legs.length;
  const note = isAsked
    ? t('betting.slip.changed.title', { count: moved.length })
    : t(`betting.slip.mode.${mode}`);
  return (
    <button
      type="button"
      className={css.pill}
      aria-haspopup="dialog"
      aria-label={t('betting.slip.open', { count })}
      onPointerEnter={() => void dialogs.warm('BetSlipPopup')}
      onClick={() => void dialogs.open('BetSlipPopup', {})}
    >
      <span className={css.count}>{count}</span>
      <span className={css.words}>
        <strong>{t('betting.slip.title')}</strong>
        <small>{note}</small>
      </span>
      {mode !== 'system' && (
        <span className={css.odds}>
          <small>{t('betting.slip.odds')}</small>
          <strong>{odds(mode === 'multi' || count === 1 ? shown.odds.now : slip.legs[0]!.odds)}</strong>
        </span>
      )}
      <span className={css.go}>
        <Icon name="caret-up" size={18} />
      </span>
    </button>
  );
}
