// The live chat that is on, as the content system says it (spec §3 "Support settings").
import * as z from 'zod/mini';
import { type ChatConfig, type ChatProvider, chatConfigs, isChatProvider } from '#contract/chat.ts';
import type { Content } from '../content/content.ts';
import { log } from '../plumbing/log.ts';

const FILE = 'support';

type Files = Pick<Content, 'cms' | 'hasCms'>;
type Kept = { chat?: string | null } & Record<string, unknown>;

const read = new WeakMap<Kept, Kept>();

/** Only of the chat that is on: the others' keys are nobody's business. A file is read once, so its faults are told once. */
export function chatSettings(content: Files): Kept {
  const file = content.hasCms(FILE) ? content.cms<Kept>(FILE) : null;
  if (file === null) return {};
  const known = read.get(file) ?? readFile(file);
  read.set(file, known);
  return known;
}

/** What cannot be used is left out, and logged. */
function readFile({ chat, ...configs }: Kept): Kept {
  if (chat === undefined) return {};
  if (!isChatProvider(chat)) return { chat };
  const checked = z.safeParse(chatConfigs[chat], configs[chat]);
  if (checked.success) return { chat, [chat]: checked.data };
  log.warn('the live chat is not set up as it should be', { chat, problems: checked.error.issues.length });
  return { chat };
}

/** The one whose script pages will load, if any. */
export function chatInUse(content: Files): { [P in ChatProvider]: [P, ChatConfig<P>] }[ChatProvider] | null {
  const { chat, ...configs } = chatSettings(content);
  if (!isChatProvider(chat) || configs[chat] === undefined) return null;
  return [chat, configs[chat]] as never;
}
