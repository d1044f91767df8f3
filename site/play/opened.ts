// How a frame was opened. The page brings the language and its words; the token stands in the fragment, which browsers
// keep to themselves: no server, log or proxy ever reads it.
import type { TextsState } from '../i18n/texts.ts';

const OPENED_ID = 'opened';

export interface OpenedPage extends TextsState {
  sysname: string;
  /** Where the way back leads. */
  back: string;
  hall: string;
  /** Of the player's rounds. */
  history: string;
  /** Where rounds are checked. */
  fairness: string;
}

export const readOpened = (): OpenedPage =>
  JSON.parse(document.getElementById(OPENED_ID)?.textContent ?? '{}') as OpenedPage;

/** Empty: the frame was opened by hand, and every call will be refused. */
export const tokenIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';
