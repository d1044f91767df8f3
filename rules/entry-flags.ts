// What an address may ask for on arrival (spec §2 "Redirects and guards"; decisions D30, D41, D46, D97).

export type Search = Readonly<Record<string, string | undefined>>;

export interface Entry {
  mode: 'registration' | 'authorization' | 'restore';
  /** It can be left only by signing in. */
  isHeld: boolean;
}

/** The popup a guest is met with, if any. Registration beats sign-in; any value but "0" and none asks. */
export function entryOf(search: Search): Entry | null {
  const isHeld = search['prevent_close'] === '1';
  if (isSet(search['show_popup_reg'])) return { mode: 'registration', isHeld };
  if (isSet(search['show_popup_auth'])) return { mode: 'authorization', isHeld };
  if (isSet(search['social_auth'])) return { mode: 'authorization', isHeld: false };
  if (isSet(search['restore'])) return { mode: 'restore', isHeld: false };
  if (isSet(search['redirectUrl'])) return { mode: 'authorization', isHeld: false };
  return null;
}

const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== '0';

/** Those that a popup answers: they leave the address with it. */
const popupFlags = ['show_popup_reg', 'show_popup_auth', 'prevent_close', 'restore', 'social_auth'];

export const hasPopupFlags = (search: Search): boolean => popupFlags.some((name) => name in search);

export const withoutPopupFlags = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !popupFlags.includes(name)));

/** Where a visitor came from, in the words of whoever sent them. */
const analyticsKeys = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const;

export type Trail = Partial<Record<(typeof analyticsKeys)[number], string>>;

const VALUE_MAX = 200;
/** Our own page asked for its popup so: it says nothing of where a visitor came from. */
export const PRESSED_HERE = 'here';

export const trailOf = (search: Search): Trail =>
  Object.fromEntries(
    analyticsKeys.flatMap((key) => {
      const value = search[key];
      return value === undefined || value === '' || value === PRESSED_HERE
        ? []
        : [[key, value.slice(0, VALUE_MAX)]];
    }),
  );
