// What an embedded form tells the page around it (spec §2, decision D55). Nothing in it is secret: it may be told to
// whoever frames the form, and who may frame it is the browser's business.

export type ParentMessage =
  | { type: 'checkIframe'; path: string }
  | { type: 'refresh_user' }
  | { type: 'redirect'; url: string };

export const checkIframe = (path: string): ParentMessage => ({ type: 'checkIframe', path });

export const refreshUser: ParentMessage = { type: 'refresh_user' };

interface Leaving {
  origin: string;
  popup: 'show_popup_reg' | 'show_popup_auth';
  /** The page around the form, as far as the browser tells. */
  referrer: string;
}

/** To our own site, with the popup that goes on from here and the way back to the page around. */
export function redirect({ origin, popup, referrer }: Leaving): ParentMessage {
  const query = new URLSearchParams({ [popup]: '1', ...(referrer !== '' && { backUrl: referrer }) });
  return { type: 'redirect', url: `${origin}/?${query}` };
}

/** The page around, where it is one we know; else anyone. */
export function targetOf(referrer: string, framedBy: readonly string[]): string {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return framedBy.includes(origin) ? origin : '*';
}
