// The names of all messages, read off the English dictionaries: a misspelt one does not compile.
import type credits from '#content/messages/en/credits.json';
import type error from '#content/messages/en/error.json';
import type game from '#content/messages/en/game.json';
import type hall from '#content/messages/en/hall.json';
import type home from '#content/messages/en/home.json';
import type search from '#content/messages/en/search.json';
import type shell from '#content/messages/en/shell.json';
import type system from '#content/messages/en/system.json';
import type toast from '#content/messages/en/toast.json';

interface Dictionaries {
  credits: typeof credits;
  error: typeof error;
  game: typeof game;
  hall: typeof hall;
  home: typeof home;
  search: typeof search;
  shell: typeof shell;
  system: typeof system;
  toast: typeof toast;
}

type Path<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}`;
}[keyof D & string];

export type MessageArea = keyof Dictionaries;
export type MessageId = Path<Dictionaries>;
