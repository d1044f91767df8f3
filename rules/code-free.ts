// Where no code of anybody but us may run: pages with money, personal data or a form that another site frames, and a page
// that opens with a field for a password.

const forms = new Set(['show_popup_reg', 'show_popup_auth', 'restore', 'redirectUrl', 'social_auth']);

/** `path` is without its locale. */
export const isCodeFree = (path: string): boolean => /^\/(cashier|profile|forms)(\/|$)/.test(path);

/** Whether what the address asks for is a form of signing in or up. */
export const asksForForm = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => forms.has(name));
