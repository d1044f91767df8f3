// The twelve system pages (spec §2 "System pages"): where each one's button leads, if it has one.

export const systemPages = {
  MAINTENANCE: { button: null },
  PAY_CANCEL: { button: '/cashier/deposit' },
  PAY_FAIL: { button: '/cashier/deposit' },
  PAY_MOBILE: { button: null },
  PAY_NEW_WINDOW: { button: '/cashier/deposit' },
  PAY_PENDING: { button: null },
  PAY_SUCCESS: { button: '/gamehall' },
  NOT_FOUND: { button: null },
  FORBIDDEN: { button: null },
  USER_BLOCK: { button: '/support' },
  UNSUBSCRIBE: { button: null },
  ERRORS_SLOT: { button: '/gamehall' },
} as const satisfies Record<string, { button: string | null }>;

export type SystemPageName = keyof typeof systemPages;

export const systemPageNames = Object.keys(systemPages) as SystemPageName[];

/** Which page an error leads to: a ban has its own, three statuses have theirs, anything else is "not found". */
export function systemPageOf({ isBanned, status }: { isBanned: boolean; status: number }): SystemPageName {
  if (isBanned) return 'USER_BLOCK';
  if (status === 403) return 'FORBIDDEN';
  if (status === 503) return 'MAINTENANCE';
  return 'NOT_FOUND';
}

/** Maintenance and forbidden stand alone; every other error keeps the site around it. */
export const layoutOfSystemPage = (page: SystemPageName): 'empty' | 'default' =>
  page === 'MAINTENANCE' || page === 'FORBIDDEN' || page === 'USER_BLOCK' ? 'empty' : 'default';
