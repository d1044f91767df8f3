// The twelve system pages (spec §2 "System pages"): where each one's button leads. Those to which the specification gives
// no button have a plain link instead, so that there is one way forward from each; maintenance ends by itself.

export const systemPages = {
  MAINTENANCE: { button: null, link: null },
  PAY_CANCEL: { button: '/cashier/deposit', link: null },
  PAY_FAIL: { button: '/cashier/deposit', link: null },
  PAY_MOBILE: { button: null, link: '/cashier/history' },
  PAY_NEW_WINDOW: { button: '/cashier/deposit', link: null },
  PAY_PENDING: { button: null, link: '/cashier/history' },
  PAY_SUCCESS: { button: '/gamehall', link: null },
  NOT_FOUND: { button: null, link: '/' },
  FORBIDDEN: { button: null, link: '/' },
  USER_BLOCK: { button: '/support', link: null },
  UNSUBSCRIBE: { button: null, link: '/' },
  ERRORS_SLOT: { button: '/gamehall', link: null },
} as const satisfies Record<string, { button: string | null; link: string | null }>;

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
