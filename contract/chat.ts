// Live chats that an operator may choose from, and what each is set up with (spec §3 "Support settings", decision D95).
// The names are the specification's, letter for letter.
import * as z from 'zod/mini';

const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s"'<>]+$/));
const word = z.string().check(z.regex(/^[\w.:-]{1,200}$/));
/** What a script of another maker calls one of its functions: "Support.hide". */
const functionName = z.string().check(z.regex(/^[\w$]+(\.[\w$]+)*$/));

export const chatConfigs = {
  freshChat: z.object({
    token: word,
    /** Each account has its region's. */
    host: httpsUrl,
    siteId: z.optional(word),
  }),
  live_tex: z.object({ id: word, script: httpsUrl }),
  liveChat: z.object({ license: word }),
  verbox: z.object({ hash: word, script: z.optional(httpsUrl) }),
  /** A house product: all that is to be known of its script is said here. */
  betunlim: z.object({
    script: httpsUrl,
    global: functionName,
    init: functionName,
    identify: functionName,
    reset: functionName,
    hide: functionName,
    show: functionName,
    options: z.optional(z.record(z.string(), z.string())),
    /** Where its script goes for what it shows. */
    origins: z.optional(z.array(httpsUrl)),
  }),
  jivoSite: z.object({ widget_id: word }),
} as const;

export type ChatProvider = keyof typeof chatConfigs;
export type ChatConfig<P extends ChatProvider> = z.output<(typeof chatConfigs)[P]>;

/** Known by name, and nothing is done for it (spec §3). */
export const IDLE_CHAT = 'comm100';

export const isChatProvider = (name: unknown): name is ChatProvider =>
  typeof name === 'string' && Object.hasOwn(chatConfigs, name);

/** `chat` names the one that is on, and beside it stands what that one is set up with. Null: the operator wants none. */
export const chatSettings = {
  chat: z.optional(z.nullable(z.string())),
  freshChat: z.optional(chatConfigs.freshChat),
  live_tex: z.optional(chatConfigs.live_tex),
  liveChat: z.optional(chatConfigs.liveChat),
  verbox: z.optional(chatConfigs.verbox),
  betunlim: z.optional(chatConfigs.betunlim),
  jivoSite: z.optional(chatConfigs.jivoSite),
};
