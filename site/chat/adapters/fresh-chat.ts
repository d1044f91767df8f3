// Freshchat.
import type { ChatConfig } from '#contract/chat.ts';
import { loadScript } from '../../start/load-script.ts';
import type { Chat, ChatMessage, ChatUser } from '../chat.ts';
import { widgetThere } from '../wait-for.ts';

interface Widget {
  init(options: object): void;
  destroy(): void;
  hide(): void;
  show(): void;
  setConfig(config: object): void;
  setExternalId(id: string): void;
  on(event: string, hear: (data: unknown) => void): void;
  user: {
    setFirstName(name: string): void;
    setEmail(email: string): void;
    setPhone(phone: string): void;
    setProperties(properties: object): void;
    clear(): Promise<unknown>;
  };
}

declare global {
  var fcWidget: Widget | undefined;
}

/** By it the widget shows a player what they wrote before, on this browser. */
const RESTORE = 'chat_restore';

export function createChat({ host, ...account }: ChatConfig<'freshChat'>): Chat {
  let widget: Widget | undefined;
  let isBadgeShown = true;
  let isOpen = false;
  let tell: (message: ChatMessage) => void = () => undefined;

  return {
    async load() {
      if (widget === undefined) {
        await loadScript(`${host}/js/widget.js`);
        widget = await widgetThere(() => globalThis.fcWidget);
      } else if (isOpen) widget.destroy();
      widget.init({ ...account, host, ...restored(), config: badge(isBadgeShown) });
      isOpen = true;
      widget.on('user:created', (answer) => keepRestoreId(answer));
      for (const event of ['sent', 'received'] as const)
        widget.on(`message:${event}`, (data) => tell(messageOf(event, data)));
    },
    identify({ uid, name, email, phone }: ChatUser) {
      widget?.setExternalId(String(uid));
      if (name !== '') widget?.user.setFirstName(name);
      if (email !== null) widget?.user.setEmail(email);
      if (phone !== null) widget?.user.setPhone(phone);
      widget?.user.setProperties({ uid });
    },
    async reset() {
      forgetRestoreId();
      // It rejects where nobody has written anything yet.
      await widget?.user.clear().catch(() => undefined);
      widget?.destroy();
      isOpen = false;
    },
    setBadge(isShown) {
      isBadgeShown = isShown;
      widget?.setConfig(badge(isShown));
      if (isShown) widget?.show();
      else widget?.hide();
    },
    onMessage(hear) {
      tell = hear;
    },
  };
}

const badge = (isShown: boolean) => ({ headerProperty: { hideChatButton: !isShown } });

/** The widget's own shape of a message is told nowhere in full: what is not where it was seen is left out. */
function messageOf(event: ChatMessage['event'], data: unknown): ChatMessage {
  const { message = data } = (data ?? {}) as { message?: unknown };
  const { id, messageFragments = [] } = (message ?? {}) as {
    id?: unknown;
    messageFragments?: { content?: unknown }[];
  };
  const text = messageFragments.map(({ content }) => String(content ?? '')).join('\n');
  return { event, message_id: String(id ?? ''), text };
}

function restored(): object {
  try {
    const restoreId = localStorage.getItem(RESTORE);
    return restoreId === null ? {} : { restoreId };
  } catch {
    return {};
  }
}

function keepRestoreId(answer: unknown): void {
  const id = (answer as { data?: { restoreId?: unknown } } | undefined)?.data?.restoreId;
  try {
    if (typeof id === 'string') localStorage.setItem(RESTORE, id);
  } catch {
    // A browser that keeps nothing begins a new talk.
  }
}

function forgetRestoreId(): void {
  try {
    localStorage.removeItem(RESTORE);
  } catch {
    // Nothing was kept.
  }
}
