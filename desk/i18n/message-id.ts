// The names of the desk's messages, read off the English dictionaries: a misspelt one does not compile. A room adds its
// own where it speaks: see staff/staff.page.tsx.
import type shell from '#content/messages/en/desk/shell.json';

export interface Dictionaries {
  shell: typeof shell;
}

type Path<D> = {
  [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}`;
}[keyof D & string];

export type MessageId = `desk.${Path<Dictionaries>}`;
