// The frame around one thing to fill in: its label, the box, and the line below it that helps or complains.
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldLook {
  label: string;
  hint?: ReactNode;
  /** In the player's words. While it is there, the field is invalid. */
  error?: string | undefined;
  /** Checked and found good. */
  isValid?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** What the control inside must carry for the label, the hint and the error to be its own. */
export interface Wiring {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLook {
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The label of an empty field lies in the box until there is something to show above. */
  labelRests?: boolean;
  children: (wiring: Wiring) => ReactNode;
}

export function Field({ label, hint, error, isValid, leading, trailing, children, ...field }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const isInvalid = error !== undefined;
  const states = [
    field.labelRests && css.resting,
    isInvalid && css.invalid,
    field.isDisabled && css.disabled,
  ];

  return (
    <div className={css.field}>
      <div className={classes(css.box, ...states)}>
        {leading && <span className={css.leading}>{leading}</span>}
        <span className={css.middle}>
          {children({
            id,
            className: css.control,
            'aria-invalid': isInvalid || undefined,
            'aria-describedby': (error ?? hint) === undefined ? undefined : noteId,
          })}
          <label htmlFor={id} className={css.label}>
            {label}
            {field.isRequired && <span className={css.required} aria-hidden="true" />}
          </label>
        </span>
        {isValid && (
          <span className={css.valid}>
            <Icon name="check" size={18} />
          </span>
        )}
        {trailing && <span className={css.trailing}>{trailing}</span>}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** Always in the page, so that an error appearing in it is announced. */
export const FieldNote = ({ id, hint, error }: Pick<FieldLook, 'hint' | 'error'> & { id: string }) => (
  <p id={id} className={classes(css.note, error !== undefined && css.complaint)} aria-live="polite">
    {error !== undefined && <Icon name="warning" size={15} />}
    {error ?? hint}
  </p>
);
