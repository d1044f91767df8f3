import type { IconName } from '#ui/icon-names.ts';

const icons: Readonly<Record<string, IconName>> = {
  card: 'credit-card',
  bank: 'bank',
  crypto: 'coins',
};

/** A method the site has no drawing for is money all the same. */
export const methodIcon = (sysname: string): IconName =>
  Object.hasOwn(icons, sysname) ? icons[sysname]! : 'wallet';
