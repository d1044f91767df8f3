// LiveChat, now Text. Its script is preceded by a stand-in that keeps what is asked of it until it is there.
import type { ChatConfig } from '#contract/chat.ts';
import { loadScript } from '../../start/load-script.ts';
import type { Chat } from '../chat.ts';

type Asked = [name: string, args: unknown[]];

interface Widget {
  call(name: string, ...args: unknown[]): void;
  on(name: string, hear: (data: unknown) => void): void;
  once(name: string, hear: (data: unknown) => void): void;
}

interface StandIn extends Widget {
  _q: Asked[];
  _h: ((...asked: Asked) => void) | null;
  _v: string;
}

declare global {
  var __lc: { license: number; integration_name?: string } | undefined;
  var LiveChatWidget: Widget | undefined;
}

const SCRIPT = 'https://cdn.livechatinc.com/tracking.js';

export function createChat({ license }: ChatConfig<'liveChat'>): Chat {
  let isBadgeShown = true;
  const call = (name: string, ...args: unknown[]) => globalThis.LiveChatWidget?.call(name, ...args);

  function end() {
    call('destroy');
    globalThis.__lc = undefined;
    globalThis.LiveChatWidget = undefined;
  }

  return {
    async load() {
      if (globalThis.LiveChatWidget !== undefined) end();
      globalThis.__lc = { license: Number(license) };
      globalThis.LiveChatWidget = standIn();
      await loadScript(SCRIPT);
    },
    identify({ uid, name, email, phone }) {
      if (name !== '') call('set_customer_name', name);
      if (email !== null) call('set_customer_email', email);
      call('update_session_variables', { uid: String(uid), ...(phone !== null && { phone }) });
    },
    async reset() {
      end();
    },
    setBadge(isShown) {
      if (isShown === isBadgeShown && isShown) return;
      isBadgeShown = isShown;
      call(isShown ? 'minimize' : 'hide');
    },
  };
}

function standIn(): StandIn {
  const ask = (...asked: Asked) => (made._h === null ? void made._q.push(asked) : made._h(...asked));
  const made: StandIn = {
    _q: [],
    _h: null,
    _v: '2.0',
    call: (...args) => ask('call', args),
    on: (...args) => ask('on', args),
    once: (...args) => ask('once', args),
  };
  return made;
}
