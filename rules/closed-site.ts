// What a player who is signed in still sees while the operator has closed the site: their limits and self-exclusion.

export const PROTECTION_PAGE = '/profile/responsible-game';

/** The path is bare: without the locale. */
export const isOpenWhileClosed = (barePath: string): boolean => barePath === PROTECTION_PAGE;
