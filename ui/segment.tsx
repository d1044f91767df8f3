// A few choices side by side in one rail. Segment chooses a value, SegmentNav leads to places.
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import type { RadioGroupProps } from './radio-group.tsx';
import { type Bare, renderAs } from './render-as.ts';
import css from './segment.module.css';

interface SegmentProps<V extends string> extends Omit<RadioGroupProps<V>, 'choices'> {
  choices: readonly { value: V; label: ReactNode; icon?: IconName }[];
  isWide?: boolean;
}

export function Segment<V extends string>({
  label,
  choices,
  name,
  value,
  isWide,
  ...group
}: SegmentProps<V>) {
  const ownName = useId();
  return (
    <fieldset aria-label={label} className={classes(css.rail, isWide && css.wide)}>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            className={css.input}
            type="radio"
            name={name ?? ownName}
            value={choice.value}
            {...(value === undefined
              ? { defaultChecked: group.defaultValue === choice.value }
              : { checked: value === choice.value })}
            onChange={() => group.onChange?.(choice.value)}
          />
          {choice.icon && <Icon name={choice.icon} size={18} />}
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

interface SegmentNavProps {
  label: string;
  /** The link to where the visitor is carries `aria-current`, as the router's own links do. */
  places: readonly { key: string; link: Bare; label: ReactNode; icon?: IconName }[];
}

export const SegmentNav = ({ label, places }: SegmentNavProps) => (
  <nav aria-label={label} className={css.rail}>
    {places.map(({ key, link, label: words, icon }) => (
      <span key={key} className={css.place}>
        {renderAs(link, {
          className: css.choice,
          children: (
            <>
              {icon && <Icon name={icon} size={18} />}
              {words}
            </>
          ),
        })}
      </span>
    ))}
  </nav>
);
