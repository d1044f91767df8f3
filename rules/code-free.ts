// Where no code of anybody but us may run: pages with money, personal data or a form that another site frames, and a page
// that opens with a field for a password.

const forms = new Set(['show_popup_reg', 'show_popup_auth', 'restore', 'redirectUrl', 'social_auth']);

/** `path` is without its locale, and in any spelling that the router would find a page under. */
export const isCodeFree = (path: string): boolean => /^\/(cashier|profile|forms)(\/|$)/.test(plain(path));

/** The one such page that shows the frame of a KYC provider. The provider is a setting of the server, never content. */
export const showsExaminer = (path: string): boolean => /^\/profile\/verification\/?$/.test(plain(path));

function plain(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/** Which scripts of others a document may run. Left out: it is as every other page of the site. */
export interface DocumentCode {
  /** Scripts of others run in it. */
  hasCode?: boolean;
  /** It is free of them, and other pages are not. */
  lacksCode?: boolean;
  /** The KYC provider may be shown in this document, or in another. */
  examiner?: 'here' | 'elsewhere';
}

/** A policy belongs to a document: what is shown under another one is loaded anew. */
export function needsOwnDocument(document: DocumentCode, path: string, search: string): boolean {
  const isFree = isCodeFree(path) || asksForForm(search);
  return (
    (document.hasCode === true && isFree) ||
    (document.lacksCode === true && !isFree) ||
    (document.examiner !== undefined && (document.examiner === 'here') !== showsExaminer(path))
  );
}

/** Whether what the address asks for is a form of signing in or up. */
export const asksForForm = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => forms.has(name));
