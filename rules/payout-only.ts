// What is open to a player who has excluded themselves: taking their money home, and whatever that may need.

/** Where such a player is led from everywhere else. */
export const PAYOUT_PAGE = '/cashier/withdraw';

const open = [
  PAYOUT_PAGE,
  '/cashier/history',
  '/cashier/receipt',
  '/profile/settings',
  '/profile/security',
  '/profile/verification',
  '/responsible-play',
  '/support',
  '/terms',
  '/privacy',
];

/** The path is bare: without the locale. */
export const isOpenToExcluded = (barePath: string): boolean =>
  open.some((path) => barePath === path || barePath.startsWith(`${path}/`));
