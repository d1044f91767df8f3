// What the content store is made of. An entry is one thing an operator changes by itself: a message, a banner, a setting.

export const entryKinds = [
  'text',
  'page',
  'banner',
  'popup',
  'redirect',
  'setting',
  'seo',
  'custom-code',
  'media',
  'bonus',
  'offer',
  'loyalty-program',
  'loyalty-quest',
  'loyalty-product',
  'loyalty-character',
  'tournament',
  'jackpot',
  'cashback',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface EntryName {
  kind: EntryKind;
  /** Of a text "home.hero.title", of a setting "general.default_currency", else what it is known by in its list. */
  name: string;
  /** Empty: it is the same entry in every language. */
  locale: string;
}

export interface Entry extends EntryName {
  /** Undefined: it was taken away. */
  value: Json | undefined;
}
