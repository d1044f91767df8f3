// What Telegram hands to a mini-app about whoever opened it: a signed text that only the server can judge. It stands in
// the address, where every client puts it, and in a global of Telegram's own script, where a page has loaded that.

declare global {
  interface Window {
    Telegram?: { WebApp?: { initData?: string } };
  }
}

/** Null outside the messenger. */
export function readInitData(): string | null {
  const launch = new URLSearchParams(window.location.hash.slice(1));
  return window.Telegram?.WebApp?.initData || launch.get('tgWebAppData') || null;
}
