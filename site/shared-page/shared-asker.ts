// How a page that players share is asked for: nothing in it may be any one player's. Whoever is here is "someone", of
// whom a page may know that they are signed in and no more; a page that looks closer, or asks what only a player may, is
// found out and made for each player by itself.
import { type AccountInfo, account } from '#contract/account/account.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Asker } from '../asking/ask.ts';

export interface SharedAsker {
  ask: Asker;
  /** True once the page has asked for something that is one player's own. */
  isOwn(): boolean;
}

export function askForAll(ask: Asker): SharedAsker {
  let isOwn = false;
  const note = () => {
    isOwn = true;
  };
  return {
    isOwn: () => isOwn,
    ask: (async (call, input) => {
      if (call.name === account.getInfo.name) return someone(note);
      if (call.who !== 'player') return ask(call, input);
      note();
      throw new Refusal('Authorization');
    }) as Asker,
  };
}

/** Guards look whether anyone is here and may stay; a promise looks for `then` in whatever it is given. */
const common: ReadonlySet<PropertyKey> = new Set(['uid', 'self_exclusion_until', 'then']);

const someone = (note: () => void): AccountInfo =>
  new Proxy({ uid: 1 } as AccountInfo, {
    get(info, key) {
      if (!common.has(key) && typeof key === 'string') note();
      return info[key as keyof AccountInfo];
    },
  });
