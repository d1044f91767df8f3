// Small stand-ins for the scripts of the chats: each draws a button and notes what is asked of it, as its maker's would
// understand it. They run in the page, so each stands by itself.
import type { Page } from 'playwright-core';
import type { ChatProvider } from '#contract/chat.ts';

declare global {
  /** What was asked of the chat, in order: the name first. */
  var chatCalls: unknown[][];
  /** Lets the stand-in of the chat say something by itself. */
  var chatSays: (event: string, data: unknown) => void;
}

interface FakeChat {
  config: object;
  /** Where the maker's script is. */
  script: string;
  run: () => void;
  /** The button it draws. */
  badge: string;
}

function freshChat() {
  globalThis.chatCalls ??= [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void chatCalls.push([name, ...args]);
  const hearers = new Map<string, (data: unknown) => void>();
  const button = Object.assign(document.createElement('button'), { id: 'fc_frame', textContent: 'Chat' });
  globalThis.chatSays = (event, data) => hearers.get(event)?.(data);
  Object.assign(globalThis, {
    fcWidget: {
      init(options: { config: { headerProperty: { hideChatButton: boolean } } }) {
        note('init')(options);
        button.hidden = options.config.headerProperty.hideChatButton;
        document.body.append(button);
      },
      destroy() {
        note('destroy')();
        button.remove();
      },
      hide: () => {
        button.hidden = true;
      },
      show: () => {
        button.hidden = false;
      },
      setConfig: () => undefined,
      setExternalId: note('setExternalId'),
      on: (event: string, hear: (data: unknown) => void) => void hearers.set(event, hear),
      user: {
        setFirstName: note('setFirstName'),
        setEmail: note('setEmail'),
        setPhone: note('setPhone'),
        setProperties: note('setProperties'),
        async clear() {
          note('clear')();
          throw new Error('no user');
        },
      },
    },
  });
}

function liveTex() {
  globalThis.chatCalls ??= [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void chatCalls.push([name, ...args.filter((arg) => typeof arg !== 'function')]);
  const label = Object.assign(document.createElement('button'), { id: 'lt-label-1', textContent: 'Chat' });
  const { liveTexID: id } = globalThis as unknown as { liveTexID: string };
  note('init')({ id });
  document.body.append(label);
  Object.assign(globalThis, {
    LiveTex: {
      showActiveWindow: () => undefined,
      ContactType: { EMAIL: 'email', PHONE: 'phone' },
      setConversationAttributes: note('setConversationAttributes'),
      setVisitorAttributes: note('setVisitorAttributes'),
      hideLabel: note('hideLabel'),
      reinit: note('reinit'),
    },
  });
}

function liveChat() {
  globalThis.chatCalls ??= [];
  const scope = globalThis as unknown as {
    __lc: { license: number };
    LiveChatWidget: { _q: [string, unknown[]][]; _h: ((kind: string, args: unknown[]) => void) | null };
  };
  const button = Object.assign(document.createElement('button'), { id: 'chat-widget', textContent: 'Chat' });
  chatCalls.push(['init', scope.__lc]);
  document.body.append(button);
  const hear = (_kind: string, [name, ...args]: unknown[]) => {
    chatCalls.push([String(name), ...args]);
    if (name === 'destroy') button.remove();
    if (name === 'hide') button.hidden = true;
    if (name === 'minimize') button.hidden = false;
  };
  const widget = scope.LiveChatWidget;
  widget._h = hear;
  for (const [kind, args] of widget._q.splice(0)) hear(kind, args);
}

function verbox() {
  globalThis.chatCalls ??= [];
  const scope = globalThis as unknown as { Verbox: { q: unknown[][] }; VerboxSetup: object };
  const trigger = Object.assign(document.createElement('button'), {
    id: 'supportTrigger',
    textContent: 'Chat',
  });
  chatCalls.push(['init', scope.VerboxSetup]);
  const hear = (...asked: unknown[]) => {
    chatCalls.push(asked);
    if (asked[0] === 'destroy') trigger.remove();
  };
  for (const asked of scope.Verbox.q.splice(0)) hear(...asked);
  Object.assign(globalThis, { Verbox: hear });
  localStorage.setItem('verbox_client', 'someone');
  // It draws its button when it has nothing else to do.
  requestAnimationFrame(() => document.body.append(trigger));
}

function jivoSite() {
  globalThis.chatCalls ??= [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void chatCalls.push([name, ...args]);
  const button = document.createElement('jdiv');
  button.textContent = 'Chat';
  const draw = () => document.body.append(button);
  note('init')({ src: document.querySelector<HTMLScriptElement>('script[src*="jivosite"]')?.src });
  draw();
  Object.assign(globalThis, {
    jivo_api: {
      setContactInfo: note('setContactInfo'),
      setUserToken: note('setUserToken'),
      clearHistory: note('clearHistory'),
    },
    jivo_destroy() {
      note('destroy')();
      button.remove();
    },
    jivo_init() {
      note('init')();
      draw();
    },
  });
}

function betunlim() {
  globalThis.chatCalls ??= [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void chatCalls.push([name, ...args]);
  const button = Object.assign(document.createElement('button'), { id: 'own-chat', textContent: 'Chat' });
  const house = {
    start(options: object) {
      note('init')(options);
      document.body.append(button);
    },
    who: note('who'),
    forget: note('forget'),
    badge: {
      on: () => {
        button.hidden = false;
      },
      off: () => {
        button.hidden = true;
      },
    },
  };
  Object.assign(globalThis, { House: { chat: house } });
}

export const fakeChats: Readonly<Record<ChatProvider, FakeChat>> = {
  freshChat: {
    config: { token: 'fresh-token', host: 'https://wchat.freshchat.com' },
    script: 'https://wchat.freshchat.com/js/widget.js',
    run: freshChat,
    badge: '#fc_frame',
  },
  live_tex: {
    config: { id: '4711', script: 'https://cs15.livetex.ru/js/client.js' },
    script: 'https://cs15.livetex.ru/js/client.js',
    run: liveTex,
    badge: '#lt-label-1',
  },
  liveChat: {
    config: { license: '1520' },
    script: 'https://cdn.livechatinc.com/tracking.js',
    run: liveChat,
    badge: '#chat-widget',
  },
  verbox: {
    config: { hash: 'h-a-s-h' },
    script: 'https://admin.verbox.ru/support/support.js?h=h-a-s-h',
    run: verbox,
    badge: '#supportTrigger',
  },
  jivoSite: {
    config: { widget_id: 'wIdGeT' },
    script: 'https://code.jivosite.com/widget/wIdGeT',
    run: jivoSite,
    badge: 'jdiv',
  },
  betunlim: {
    config: {
      script: 'https://chat.betunlim.example/widget.js',
      global: 'House.chat',
      init: 'start',
      identify: 'who',
      reset: 'forget',
      hide: 'badge.off',
      show: 'badge.on',
      options: { brand: 'marigold' },
    },
    script: 'https://chat.betunlim.example/widget.js',
    run: betunlim,
    badge: '#own-chat',
  },
};

/** The support settings name this chat, and its maker's address answers with the stand-in; notes each asking for it. */
export async function withChat(page: Page, name: string, { isMissing = false } = {}): Promise<string[]> {
  const asked: string[] = [];
  const fake = fakeChats[name as ChatProvider] as FakeChat | undefined;
  await page.route('**/api/support.getsettings*', (route) =>
    route.fulfill({
      json: { result: { contacts: { email: null }, chat: name, ...(fake && { [name]: fake.config }) } },
    }),
  );
  if (fake === undefined) return asked;
  await page.route(fake.script, (route) => {
    asked.push(route.request().url());
    return isMissing
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/javascript', body: `(${fake.run})()` });
  });
  return asked;
}

export const chatCallsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => globalThis.chatCalls ?? []);
