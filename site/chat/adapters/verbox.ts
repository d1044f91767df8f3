// Verbox, the same engine as Talk-Me: one function that takes the name of what is wanted, and keeps it until it is there.
import type { ChatConfig } from '#contract/chat.ts';
import { loadScript } from '../../start/load-script.ts';
import type { Chat, ChatTerms } from '../chat.ts';
import { drawnBadge } from '../drawn-badge.ts';

interface Verbox {
  (...asked: unknown[]): void;
  q?: unknown[][];
}

declare global {
  var Verbox: Verbox | undefined;
}

const SCRIPT = 'https://admin.verbox.ru/support/support.js';

export function createChat({ hash, script = SCRIPT }: ChatConfig<'verbox'>, { locale }: ChatTerms): Chat {
  const setBadge = drawnBadge('#supportTrigger');
  const ask = (...asked: unknown[]) => globalThis.Verbox?.(...asked);

  function end() {
    ask('destroy');
    globalThis.Verbox = undefined;
  }

  return {
    async load() {
      if (globalThis.Verbox !== undefined) end();
      const waiting: Verbox = (...asked) => void waiting.q!.push(asked);
      waiting.q = [];
      Object.assign(globalThis, {
        Verbox: waiting,
        supportAPIMethod: 'Verbox',
        VerboxSetup: { language: locale, domain: location.hostname },
      });
      const address = new URL(script);
      address.searchParams.set('h', hash);
      await loadScript(address.href);
    },
    identify: ({ uid, name, email, phone }) =>
      ask('setClientInfo', { name, email, phone, custom: { uid: String(uid) } }),
    async reset() {
      end();
      forgetClient();
    },
    setBadge,
  };
}

/** It knows a visitor again by what it keeps in the browser. */
function forgetClient(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^(verbox|talk-?me|support)/i.test(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
