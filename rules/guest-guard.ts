// Which addresses are a player's alone (spec §2 "Redirects and guards"; decisions D28, D29).
// The guard is a courtesy of the pages. What protects a player is that every call checks for itself.

const playersOnly = ['bets', 'cashier', 'profile', 'responsible-game'];

/** A literal reading: the bare path *contains* one of the words. */
export const isForPlayers = (barePath: string): boolean =>
  playersOnly.some((word) => barePath.includes(word));

/** Home, remembering where the visitor wanted to go. `address` is path, query and hash, locale prefix included. */
export const homeWithRedirect = (home: string, address: string): string =>
  `${home}?redirectUrl=${encodeURIComponent(address)}`;
