import { SportName } from '#contract/betting/event.ts';
import type { IconName } from '#ui/icon-names.ts';

export const sportNames = SportName.options;

export const sportIcons: Readonly<Record<(typeof sportNames)[number], IconName>> = {
  football: 'soccer-ball',
  tennis: 'tennis-ball',
  basketball: 'basketball',
  'ice-hockey': 'hockey',
  volleyball: 'volleyball',
  'table-tennis': 'tennis-ball',
  esports: 'game-controller',
  darts: 'target',
};
