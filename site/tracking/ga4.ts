// Google Analytics 4, where the operator has an account with it.
import { loadScript } from '../start/load-script.ts';
import type { Counter } from './analytics.ts';

export function startGa4(id: string): Counter {
  globalThis.dataLayer ??= [];
  const layer = globalThis.dataLayer;
  // Its script reads the arguments as they are, not a list of them.
  function gtag() {
    // biome-ignore lint/complexity/noArguments: what the script looks for
    layer.push(arguments);
  }
  const say = gtag as (...args: unknown[]) => void;
  Object.assign(globalThis, { gtag });
  say('js', new Date(performance.timeOrigin));
  say('config', id, { send_page_view: false, allow_google_signals: false });
  void loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`).catch(
    () => undefined,
  );
  return ({ name, params }) => say('event', name, params);
}
