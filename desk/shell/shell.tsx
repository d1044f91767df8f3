// What stands around every room: the bar above, the rooms at the side with what waits in them, and the keys.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Member } from '#contract/desk/access.ts';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import mark from '#ui/mark.svg';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Empty, Face } from '../parts/pieces.tsx';
import { addressOf, useAddress } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { isTyping } from '../table/row-keys.ts';
import { MenuButton, SideNavigation } from './navigation.tsx';
import { roomName, roomsFor } from './own-rooms.ts';
import { Palette } from './palette.tsx';
import css from './shell.module.css';
import { useTheme } from './theme.ts';

export function Shell({ me }: { me: Member }) {
  const { room } = useAddress();
  const [isFinding, setIsFinding] = useState(false);
  useShellKeys(() => setIsFinding(true));
  const own = roomsFor(me);
  const shown = own.find(({ path }) => path === room) ?? (room === '' ? own[0] : undefined);
  useEffect(() => {
    document.title = shown === undefined ? 'Marigold desk' : `${roomName(shown.path)} · Marigold desk`;
  }, [shown]);
  return (
    <div className={css.shell}>
      <TopBar me={me} onFind={() => setIsFinding(true)}>
        <MenuButton own={own} here={shown?.path} />
      </TopBar>
      <SideNavigation own={own} here={shown?.path} />
      <main className={css.main}>
        <Suspense fallback={<Loader label={t('desk.shell.loading')} />}>
          {shown === undefined ? (
            <Empty title={t('desk.shell.noRoom')}>{t('desk.shell.noRoomWhy')}</Empty>
          ) : (
            <shown.page />
          )}
        </Suspense>
      </main>
      {isFinding && <Palette me={me} onClose={() => setIsFinding(false)} />}
    </div>
  );
}

interface TopBarProps {
  me: Member;
  onFind: () => void;
  children: ReactNode;
}

function TopBar({ me, onFind, children }: TopBarProps) {
  const { other, switchTheme } = useTheme();
  return (
    <header className={css.top}>
      {children}
      <RoomLink href={addressOf('')} className={css.logo}>
        <img src={mark} alt="" />
        <span>marigold</span>
        <small>{t('desk.shell.desk')}</small>
      </RoomLink>
      <button type="button" className={css.search} onClick={onFind}>
        <Icon name="search" size={15} />
        <span>{t('desk.shell.find')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className={css.right}>
        <Button
          isSmall
          look="line"
          icon={other === 'light' ? 'sun' : 'moon'}
          aria-label={t(other === 'light' ? 'desk.shell.theme.light' : 'desk.shell.theme.dark')}
          onClick={switchTheme}
        />
        <RoomLink href={addressOf('me')} className={css.who}>
          <Face name={me.name} />
          <span>
            <b>{me.name}</b>
            <small>{findText(`desk.shell.option.${me.role}`) ?? me.role}</small>
          </span>
        </RoomLink>
      </div>
    </header>
  );
}

/** Ctrl+K finds anything; "/" leads to the search of the room, or where it has none, to the same. */
function useShellKeys(onFind: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isPalette && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      const search = document.querySelector<HTMLElement>('[data-search]');
      if (isPalette || search === null) onFind();
      else search.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onFind]);
}
