// A browser on which a player has signed in before, or has set a new password by a letter. It carries a mark that only
// the house can make, and its guesses at that player's password are counted apart: strangers who guess from a thousand
// addresses use up their own share, and cannot lock the owner out.

import { readSigned, signed } from '../at-rest/secret.ts';
import type { Context, Player } from '../calls/context.ts';
import { drawHex } from '../plumbing/chance.ts';

const PURPOSE = 'known browser';

type Marked = Pick<Context, 'secret' | 'browser'>;

export interface Mark {
  playerId: number;
  /** Unlike any other browser's. */
  name: string;
}

/** Null for a browser without a mark of ours. */
export function readMark({ secret, browser }: Marked): Mark | null {
  const name = browser.knownMark === undefined ? undefined : readSigned(secret, PURPOSE, browser.knownMark);
  return name === undefined ? null : { playerId: Number.parseInt(name, 10), name };
}

/** Gives the browser's own name, which it keeps whoever signs in on it. */
export function markAsKnown({ id }: Pick<Player, 'id'>, { secret, browser }: Marked): string {
  const [, own = drawHex(8)] = readMark({ secret, browser })?.name.split(' ') ?? [];
  browser.keepKnownMark(signed(secret, PURPOSE, `${id} ${own}`));
  return own;
}
