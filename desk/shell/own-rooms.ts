import type { Member } from '#contract/desk/access.ts';
import { findText } from '../i18n/text.ts';
import { type Room, rooms } from '../rooms.ts';

/** Those that somebody may enter. */
export const roomsFor = ({ permissions }: Member): Room[] =>
  rooms.filter(({ permission }) => permissions.includes(permission));

export const roomName = (path: string): string => findText(`desk.shell.room.${path}`) ?? path;
