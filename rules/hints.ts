// Which hints a player is given (spec §4 "Hints", §9; decisions D74, D75).

const REGISTRATION_HINT_MS = 7_200_000;
const CONFIRM_HINT_MS = 432_000_000;

interface Newcomer {
  now: number;
  /** When the player registered, in Unix seconds. */
  regTime: number;
}

/** For two hours, and only to who has brought no money yet. Where the money is, nobody needs to be led there. */
export const isRegistrationHintDue = ({
  now,
  regTime,
  deposits,
  path,
}: Newcomer & { deposits: number; path: string }): boolean =>
  now < regTime * 1_000 + REGISTRATION_HINT_MS && deposits === 0 && !/^\/cashier(\/|$)/.test(path);

interface Reachable {
  login: string;
  contacts: readonly { contact: string; is_confirmed: boolean }[];
  /** The contact a code was sent to from this browser, if one was. */
  confirmSent: string | null;
}

/** For five days, while the contact the player signs in by is unconfirmed and no code is on its way to it. */
export function isConfirmHintDue({
  now,
  regTime,
  login,
  contacts,
  confirmSent,
}: Newcomer & Reachable): boolean {
  const isUnconfirmed = contacts.some(({ contact, is_confirmed }) => contact === login && !is_confirmed);
  return now < regTime * 1_000 + CONFIRM_HINT_MS && isUnconfirmed && confirmSent === null;
}
