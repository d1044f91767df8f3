// A visitor's choice of theme or language, kept for a year where both the server and a script can read it
// (spec §9; decision D21).

const YEAR_SECONDS = 31_536_000;

export function rememberChoice(name: 'theme' | 'locale', value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
