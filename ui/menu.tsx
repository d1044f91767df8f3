import { Menu as Parts } from '@base-ui/react/menu';
import { use } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import css from './menu.module.css';
import popup from './popup.module.css';
import { PopupHome } from './popup-home.ts';
import type { Bare } from './render-as.ts';

interface Entry {
  key: string;
  label: string;
  icon?: IconName;
  /** The one in force, as the present language is. */
  isChosen?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** A menu entry leads somewhere or does something, never both. */
export type MenuEntry = Entry & ({ link: Bare } | { onSelect: () => void });

interface MenuProps {
  /** The button that opens it. */
  trigger: Bare;
  entries: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
}

export function Menu({ trigger, entries, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger render={trigger} />
      <Parts.Portal container={use(PopupHome)}>
        <Parts.Positioner className={popup.positioner} sideOffset={8} align={align} side={side}>
          <Parts.Popup className={classes(popup.popup, css.popup)}>
            {entries.map((entry) => (
              <MenuRow key={entry.key} entry={entry} />
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  const { label, icon, isChosen, isDanger, isDisabled } = entry;
  const className = classes(popup.item, isDanger && css.danger);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={popup.words}>{label}</span>
      {isChosen && (
        <span className={css.tick}>
          <Icon name="check" size={16} />
        </span>
      )}
    </>
  );
  const chosen = isChosen ? ({ 'aria-current': 'true' } as const) : {};

  if ('link' in entry)
    return (
      <Parts.LinkItem render={entry.link} closeOnClick className={className} {...chosen}>
        {content}
      </Parts.LinkItem>
    );
  return (
    <Parts.Item onClick={entry.onSelect} disabled={isDisabled} className={className} {...chosen}>
      {content}
    </Parts.Item>
  );
}
