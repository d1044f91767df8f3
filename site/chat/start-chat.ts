// The live chat that the operator chose. Each maker's own part is fetched when it is the one.
import { type ChatProvider, IDLE_CHAT, isChatProvider } from '#contract/chat.ts';
import type { Output } from '#contract/define.ts';
import type { support } from '#contract/support.ts';
import { warn } from '../start/browser-log.ts';
import { fetchPart } from '../start/reload-once.ts';
import type { Chat, ChatMessage, ChatTerms } from './chat.ts';
import { ChatRunner } from './chat-runner.ts';

type Settings = Output<typeof support.getsettings>;
type Adapter = { createChat(config: never, terms: ChatTerms): Chat };

const adapters: Readonly<Record<ChatProvider, () => Promise<Adapter>>> = {
  freshChat: () => import('./adapters/fresh-chat.ts'),
  live_tex: () => import('./adapters/live-tex.ts'),
  liveChat: () => import('./adapters/live-chat.ts'),
  verbox: () => import('./adapters/verbox.ts'),
  betunlim: () => import('./adapters/betunlim.ts'),
  jivoSite: () => import('./adapters/jivo-site.ts'),
};

interface Hearing extends ChatTerms {
  /** Of the one chat whose messages are kept. */
  onMessage: (message: ChatMessage) => void;
}

/** Null: there is none to show. What is wrong with the settings is logged. */
export async function startChat(
  settings: Settings,
  { onMessage, ...terms }: Hearing,
): Promise<ChatRunner | null> {
  const { chat: name } = settings;
  if (name === undefined) return noChat('the support settings name no chat');
  if (name === null || name === IDLE_CHAT) return null;
  if (!isChatProvider(name)) return noChat(`nobody knows the chat ${name}`);
  const config = settings[name];
  if (config === undefined) return noChat(`the chat ${name} is not set up`);
  const { createChat } = await fetchPart(adapters[name]);
  const chat = createChat(config as never, terms);
  chat.onMessage?.(onMessage);
  return new ChatRunner(chat);
}

function noChat(why: string): null {
  warn(`live chat: ${why}`);
  return null;
}
