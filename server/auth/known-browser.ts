// A browser on which a player has signed in before. It carries a mark that only the house can make, and its guesses at
// that player's password are counted apart: strangers who guess from a thousand addresses use up their own share, and
// cannot lock the owner out.
import type { Context, Player } from '../context.ts';
import { readSigned, signed } from '../secret.ts';

const PURPOSE = 'known browser';

type Marked = Pick<Context, 'secret' | 'browser'>;

export const isKnownTo = (playerId: number, { secret, browser }: Marked): boolean =>
  browser.knownMark !== undefined && readSigned(secret, PURPOSE, browser.knownMark) === String(playerId);

export function markAsKnown({ id }: Player, { secret, browser }: Marked): void {
  browser.keepKnownMark(signed(secret, PURPOSE, String(id)));
}
