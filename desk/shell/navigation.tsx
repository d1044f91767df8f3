// The sections with the number of items that wait in each: a side bar on wide screens, a menu behind a button on narrow ones.
import { useState } from 'react';
import { queues } from '#contract/desk/views.ts';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { t } from '../i18n/text.ts';
import { Count } from '../parts/count.tsx';
import { Drawer } from '../parts/drawer.tsx';
import type { Room } from '../rooms.ts';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import css from './navigation.module.css';
import { roomName } from './own-rooms.ts';

const groups: readonly Room['group'][] = ['money', 'betting', 'people', 'rewards', 'words', 'house'];

interface NavigationProps {
  own: readonly Room[];
  /** The path of the room that is shown. */
  here: string | undefined;
}

export const SideNavigation = (props: NavigationProps) => (
  <div className={css.side}>
    <Links {...props} />
  </div>
);

/** On a phone or a tablet: the same links, each with its name, over the page. */
export function MenuButton(props: NavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: counts = {} } = useRead(queues.count, {});
  const waiting = props.own.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0);
  return (
    <Drawer
      label={t('desk.shell.menu')}
      badge={<Count of={waiting} />}
      className={css.open}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <Links {...props} onGo={() => setIsOpen(false)} />
    </Drawer>
  );
}

function Links({ own, here, onGo }: NavigationProps & { onGo?: () => void }) {
  const { data: counts = {} } = useRead(queues.count, {});
  return (
    <nav className={css.nav} aria-label={t('desk.shell.rooms')}>
      {groups.map((group) => {
        const inside = own.filter((room) => room.group === group);
        if (inside.length === 0) return null;
        return (
          <div key={group} style={{ display: 'contents' }}>
            <h2>{t(`desk.shell.group.${group}`)}</h2>
            {inside.map(({ path, icon }) => (
              <RoomLink
                key={path}
                href={addressOf(path)}
                aria-current={path === here ? 'page' : undefined}
                onClick={onGo}
              >
                <Icon name={icon} size={17} />
                <span>{roomName(path)}</span>
                <Count of={counts[path]} />
              </RoomLink>
            ))}
          </div>
        );
      })}
    </nav>
  );
}
