// The object that stands for a sport.
import type { Sport } from '#sports/markets/market.ts';

const objects: Readonly<Record<Sport, string>> = {
  football: 'football',
  tennis: 'tennis',
  basketball: 'basketball',
  'ice-hockey': 'hockey',
  volleyball: 'volleyball',
  'table-tennis': 'table-tennis',
  esports: 'joystick',
  darts: 'darts',
};

export const sportObject = (sport: Sport, size: 96 | 320): string =>
  `/art/obj-${size}/${objects[sport]}.webp`;
