// The names of all messages, read off the English dictionaries: a misspelt one does not compile. Here stand the areas
// that several pages and dialogs speak from; a page with words of its own adds them itself (see credits.page.tsx).
import type auth from '#content/messages/en/auth.json';
import type bets from '#content/messages/en/bets.json';
import type betting from '#content/messages/en/betting.json';
import type bonuses from '#content/messages/en/bonuses.json';
import type cashback from '#content/messages/en/cashback.json';
import type cashier from '#content/messages/en/cashier.json';
import type confirmation from '#content/messages/en/confirmation.json';
import type consent from '#content/messages/en/consent.json';
import type error from '#content/messages/en/error.json';
import type form from '#content/messages/en/form.json';
import type game from '#content/messages/en/game.json';
import type hall from '#content/messages/en/hall.json';
import type hints from '#content/messages/en/hints.json';
import type inactivity from '#content/messages/en/inactivity.json';
import type jackpots from '#content/messages/en/jackpots.json';
import type loyalty from '#content/messages/en/loyalty.json';
import type offers from '#content/messages/en/offers.json';
import type profile from '#content/messages/en/profile.json';
import type promo from '#content/messages/en/promo.json';
import type protection from '#content/messages/en/protection.json';
import type search from '#content/messages/en/search.json';
import type shell from '#content/messages/en/shell.json';
import type sports from '#content/messages/en/sports.json';
import type system from '#content/messages/en/system.json';
import type toast from '#content/messages/en/toast.json';
import type tournaments from '#content/messages/en/tournaments.json';
import type validation from '#content/messages/en/validation.json';
import type verification from '#content/messages/en/verification.json';
import type winners from '#content/messages/en/winners.json';

export interface Dictionaries {
  auth: typeof auth;
  bets: typeof bets;
  betting: typeof betting;
  bonuses: typeof bonuses;
  cashback: typeof cashback;
  cashier: typeof cashier;
  confirmation: typeof confirmation;
  consent: typeof consent;
  error: typeof error;
  form: typeof form;
  game: typeof game;
  hall: typeof hall;
  hints: typeof hints;
  inactivity: typeof inactivity;
  offers: typeof offers;
  loyalty: typeof loyalty;
  jackpots: typeof jackpots;
  profile: typeof profile;
  promo: typeof promo;
  protection: typeof protection;
  search: typeof search;
  shell: typeof shell;
  sports: typeof sports;
  system: typeof system;
  toast: typeof toast;
  tournaments: typeof tournaments;
  validation: typeof validation;
  verification: typeof verification;
  winners: typeof winners;
}

type Path<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}`;
}[keyof D & string];

export type MessageArea = keyof Dictionaries;
export type MessageId = Path<Dictionaries>;
