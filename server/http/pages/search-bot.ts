// Search engines and the makers of link previews, by what they call themselves. A person's program (curl, a script) is
// no search bot: whoever types the address wants to see what a visitor sees.
import { isbot } from 'isbot';

const callsItselfOne = /bot|crawl|spider|slurp|archiver|preview|embedly|facebookexternalhit|whatsapp/i;

export const isSearchBot = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isbot(userAgent) && callsItselfOne.test(userAgent);
