import type { SystemPageName } from '#rules/system-pages.ts';

/** The object on each system page; while a payment is pending, the turning flower instead (spec §2). */
export const systemArt: Readonly<Record<SystemPageName, string | null>> = {
  MAINTENANCE: 'char_bot',
  PAY_CANCEL: 'coin_crown',
  PAY_FAIL: 'cactus',
  PAY_MOBILE: 'joystick',
  PAY_NEW_WINDOW: 'ufo',
  PAY_PENDING: null,
  PAY_SUCCESS: 'coins_pile',
  NOT_FOUND: 'ghost',
  FORBIDDEN: 'map',
  USER_BLOCK: 'owl',
  UNSUBSCRIBE: 'bell',
  ERRORS_SLOT: 'potion',
};
