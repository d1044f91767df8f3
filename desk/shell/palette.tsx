// Ctrl+K: to any room, to whatever a room finds by what was written, and to what one does everywhere.
import { type KeyboardEvent, useState } from 'react';
import type { Member } from '#contract/desk/access.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { leave } from '../access/presence.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { addressOf, go } from '../routing/address.ts';
import { roomName, roomsFor } from './own-rooms.ts';
import css from './shell.module.css';
import { useTheme } from './theme.ts';

interface Entry {
  id: string;
  label: string;
  icon: IconName;
  act: () => void;
}

/** Rooms that can be searched, and the parameter that takes what was written. */
const searchable: Readonly<Record<string, string>> = { players: 'q', payments: 'q', audit: 'subject' };

export function Palette({ me, onClose }: { me: Member; onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const entries = useEntries(me, text);
  const chosen = entries[Math.min(at, entries.length - 1)];
  const run = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    entry.act();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((before) => Math.max(0, Math.min(entries.length - 1, before + step)));
    } else if (event.key === 'Enter') run(chosen);
  };
  return (
    <Dialog title={t('desk.shell.palette')} onClose={onClose}>
      <div className={css.palette}>
        <input
          className={formCss.control}
          role="combobox"
          aria-expanded
          aria-controls="palette"
          aria-activedescendant={chosen && `palette-${chosen.id}`}
          aria-label={t('desk.shell.find')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <div id="palette" className={css.options} role="listbox" aria-label={t('desk.shell.palette')}>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above.
            <div
              key={entry.id}
              id={`palette-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry === chosen}
              onClick={() => run(entry)}
            >
              <Icon name={entry.icon} size={16} />
              {entry.label}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function useEntries(me: Member, text: string): Entry[] {
  const { other, switchTheme } = useTheme();
  const own = roomsFor(me);
  const rooms = own.map(({ path, icon }) => ({
    id: path,
    icon,
    label: roomName(path),
    act: () => go(addressOf(path)),
  }));
  const wanted = text.trim();
  const found =
    wanted === ''
      ? []
      : own
          .filter(({ path }) => searchable[path] !== undefined)
          .map(({ path, icon }) => ({
            id: `find-${path}`,
            icon,
            label: t('desk.shell.findIn', { room: roomName(path), text: wanted }),
            act: () => go(addressOf(path, { [searchable[path]!]: wanted })),
          }));
  const everywhere: Entry[] = [
    {
      id: 'theme',
      icon: other === 'light' ? 'sun' : 'moon',
      label: t(other === 'light' ? 'desk.shell.theme.light' : 'desk.shell.theme.dark'),
      act: switchTheme,
    },
    { id: 'sign-out', icon: 'sign-out', label: t('desk.shell.signOut'), act: () => void leave() },
  ];
  const matches = ({ label }: Entry) => label.toLowerCase().includes(wanted.toLowerCase());
  return [...rooms.filter(matches), ...found, ...everywhere.filter(matches)];
}
