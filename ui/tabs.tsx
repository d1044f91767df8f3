import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import css from './tabs.module.css';

interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  icon?: IconName;
  panel: ReactNode;
  isDisabled?: boolean;
}

interface TabsProps<V extends string> {
  /** What the tabs are views of. */
  label: string;
  tabs: readonly Tab<V>[];
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
}

export function Tabs<V extends string>({ label, tabs, value, defaultValue, onChange }: TabsProps<V>) {
  const shown = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };
  return (
    <Parts.Root {...shown} onValueChange={(chosen: V) => onChange?.(chosen)}>
      <Parts.List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Parts.Tab key={tab.value} value={tab.value} disabled={tab.isDisabled} className={css.tab}>
            {tab.icon && <Icon name={tab.icon} size={17} />}
            {tab.label}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.value} value={tab.value} className={css.panel}>
          {tab.panel}
        </Parts.Panel>
      ))}
    </Parts.Root>
  );
}
