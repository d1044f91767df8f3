import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import type { Action } from './action.ts';
import css from './primary.module.css';

interface PrimaryProps {
  action: Action;
  isRound: boolean;
  className: string | undefined;
}

/** Disabled, it keeps the focus, so that Space plays again as soon as it may. */
export function Primary({ action, isRound, className }: PrimaryProps) {
  const { tone, label, detail, letter, isDisabled, onPress } = action;
  return (
    <button
      type="button"
      className={classes(isRound ? css.round : css.wide, css[tone], className)}
      aria-disabled={isDisabled}
      data-primary={tone}
      aria-label={isRound ? label : undefined}
      onClick={() => isDisabled !== true && onPress()}
    >
      {isRound ? (
        <RoundFace action={action} />
      ) : (
        <>
          <b className={css.label}>{label}</b>
          {detail !== undefined && <small className={css.detail}>{detail}</small>}
          {letter !== undefined && <kbd className={css.letter}>{letter}</kbd>}
        </>
      )}
    </button>
  );
}

function RoundFace({ action: { tone, detail, count } }: { action: Action }) {
  if (tone === 'stop' && count === undefined) return <span className={css.square} />;
  if (detail !== undefined && (tone === 'quiet' || tone === 'short'))
    return <small className={css.detail}>{detail}</small>;
  if (count !== undefined)
    return (
      <span className={css.count}>
        <b className={css.number}>{count.number}</b>
        <small className={css.word}>{count.word}</small>
      </span>
    );
  return <Icon name="refresh" size={46} />;
}
