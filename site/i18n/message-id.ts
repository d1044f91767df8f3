// The names of all messages, read off the English dictionaries: a misspelt one does not compile.
import type error from '#content/messages/en/error.json';
import type home from '#content/messages/en/home.json';
import type shell from '#content/messages/en/shell.json';
import type system from '#content/messages/en/system.json';

interface Dictionaries {
  error: typeof error;
  home: typeof home;
  shell: typeof shell;
  system: typeof system;
}

type Path<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}`;
}[keyof D & string];

export type MessageArea = keyof Dictionaries;
export type MessageId = Path<Dictionaries>;
