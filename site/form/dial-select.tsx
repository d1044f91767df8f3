import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Parts } from '@base-ui/react/select';
import { use } from 'react';
import type { PhoneOption } from '#rules/fields/phone.ts';
import { classes } from '#ui/classes.ts';
import { Flag } from '#ui/flag.tsx';
import { Icon } from '#ui/icon.tsx';
import popup from '#ui/popup.module.css';
import { PopupHome } from '#ui/popup-home.ts';
import css from './dial-select.module.css';

interface DialSelectProps {
  label: string;
  options: readonly PhoneOption[];
  countryCode: string;
  isDisabled: boolean;
  onChoose: (countryCode: string) => void;
}

/** The flag and the dial code before a number, and the list of all countries behind them. */
export function DialSelect({ label, options, countryCode, isDisabled, onChoose }: DialSelectProps) {
  const shown = options.find((option) => option.country_code === countryCode);
  const items = options.map(({ country_code: value, name }) => ({ value, label: name }));
  return (
    <CSPProvider disableStyleElements>
      <Parts.Root
        items={items}
        value={countryCode}
        disabled={isDisabled}
        onValueChange={(chosen) => chosen !== null && onChoose(chosen)}
      >
        <Parts.Trigger className={css.trigger} aria-label={shown ? `${label}: ${shown.name}` : label}>
          {shown && <Flag country={shown.country_code} />}
          <span className={css.code}>{`+${shown?.phone_code ?? ''}`}</span>
          <Icon name="caret-down" size={12} />
        </Parts.Trigger>
        <Parts.Portal container={use(PopupHome)}>
          <Parts.Positioner className={popup.positioner} sideOffset={12} alignItemWithTrigger={false}>
            <Parts.Popup className={classes(popup.popup, css.popup)}>
              <Parts.List className={css.list}>
                {options.map(({ country_code: value, name, phone_code: code }) => (
                  <Parts.Item key={value} value={value} className={popup.item}>
                    <Flag country={value} />
                    <Parts.ItemText className={popup.words}>{name}</Parts.ItemText>
                    <span className={css.code}>+{code}</span>
                  </Parts.Item>
                ))}
              </Parts.List>
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
    </CSPProvider>
  );
}
