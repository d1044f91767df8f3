import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Parts } from '@base-ui/react/select';
import { type ReactNode, use } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldLook } from './field.tsx';
import { Icon } from './icon.tsx';
import popup from './popup.module.css';
import { PopupHome } from './popup-home.ts';
import css from './select.module.css';

export interface Option<V extends string> {
  value: V;
  label: string;
  /** A flag, a mark of a card: decoration before the words. */
  picture?: ReactNode;
  isDisabled?: boolean;
}

interface SelectProps<V extends string> extends Omit<FieldLook, 'trailing' | 'isValid'> {
  options: readonly Option<V>[];
  name?: string;
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

export function Select<V extends string>({ options, onChange, placeholder, ...props }: SelectProps<V>) {
  const { label, hint, error, leading, isRequired, isDisabled } = props;
  const { name, value, defaultValue } = props;
  return (
    <CSPProvider disableStyleElements>
      <div className={css.select}>
        <Parts.Root
          items={options}
          name={name}
          {...(value === undefined ? { defaultValue } : { value })}
          required={isRequired}
          disabled={isDisabled}
          onValueChange={(chosen) => chosen !== null && onChange?.(chosen)}
        >
          <Field
            {...{ label, hint, error, leading, isRequired, isDisabled }}
            labelRests={placeholder === undefined}
          >
            {(wiring) => (
              <Parts.Trigger {...wiring} className={classes(wiring.className, css.trigger)}>
                <Parts.Value>
                  {(chosen: V | null) => (
                    <Shown
                      option={options.find((option) => option.value === chosen)}
                      placeholder={placeholder}
                    />
                  )}
                </Parts.Value>
                <Parts.Icon className={css.caret}>
                  <Icon name="caret-down" size={15} />
                </Parts.Icon>
              </Parts.Trigger>
            )}
          </Field>
          <List options={options} />
        </Parts.Root>
      </div>
    </CSPProvider>
  );
}

function List<V extends string>({ options }: { options: readonly Option<V>[] }) {
  return (
    <Parts.Portal container={use(PopupHome)}>
      <Parts.Positioner className={popup.positioner} sideOffset={6} alignItemWithTrigger={false}>
        <Parts.Popup className={classes(popup.popup, css.popup)}>
          <Parts.List className={css.list}>
            {options.map(({ value, label, picture, isDisabled }) => (
              <Parts.Item key={value} value={value} disabled={isDisabled} className={popup.item}>
                {picture && <span className={css.picture}>{picture}</span>}
                <Parts.ItemText className={popup.words}>{label}</Parts.ItemText>
                <Parts.ItemIndicator className={css.tick}>
                  <Icon name="check" size={16} />
                </Parts.ItemIndicator>
              </Parts.Item>
            ))}
          </Parts.List>
        </Parts.Popup>
      </Parts.Positioner>
    </Parts.Portal>
  );
}

function Shown({
  option,
  placeholder,
}: {
  option: Option<string> | undefined;
  placeholder: string | undefined;
}) {
  if (!option?.value) return <span className={css.placeholder}>{option?.label ?? placeholder ?? ' '}</span>;
  return (
    <span className={css.shown}>
      {option.picture && <span className={css.picture}>{option.picture}</span>}
      <span className={css.words}>{option.label}</span>
    </span>
  );
}
