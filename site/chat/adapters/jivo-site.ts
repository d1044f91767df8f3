// JivoChat.
import type { ChatConfig } from '#contract/chat.ts';
import { loadScript } from '../../start/load-script.ts';
import type { Chat } from '../chat.ts';
import { drawnBadge } from '../drawn-badge.ts';
import { widgetThere } from '../wait-for.ts';

interface Api {
  setContactInfo(info: object): void;
  setUserToken(token: string): void;
  clearHistory(): void;
}

declare global {
  var jivo_api: Api | undefined;
  var jivo_init: (() => void) | undefined;
  var jivo_destroy: (() => void) | undefined;
}

export function createChat({ widget_id }: ChatConfig<'jivoSite'>): Chat {
  let api: Api | undefined;
  return {
    async load() {
      if (api === undefined) await loadScript(`https://code.jivosite.com/widget/${widget_id}`);
      else {
        globalThis.jivo_destroy?.();
        globalThis.jivo_init?.();
      }
      api = await widgetThere(() => globalThis.jivo_api);
    },
    identify({ uid, name, email, phone }) {
      api?.setContactInfo({ name, email: email ?? '', phone: phone ?? '', description: `uid ${uid}` });
      api?.setUserToken(String(uid));
    },
    async reset() {
      api?.clearHistory();
    },
    setBadge: drawnBadge('jdiv, #jivo-iframe-container'),
  };
}
