// Whom a page may deal with beside us: the machines of what the operator has switched on, and of nothing else. Their
// scripts need no mention: they run because a script of ours brings them, and no other may (see security-headers.ts).
import type { ChatProvider } from '#contract/chat.ts';
import type { Content } from '../content/content.ts';
import type { PageCode } from '../custom-code/custom-code.ts';
import { chatInUse } from '../support/chat-settings.ts';
import { trackingSettings } from '../tracking/settings.ts';

export interface Outside {
  connect: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  style: readonly string[];
  media: readonly string[];
  /** Who may write style sheets into the page itself: nobody, who has the nonce, or anybody. */
  sheets: 'none' | 'by-nonce' | 'any';
}

export const NOBODY: Outside = {
  connect: [],
  frame: [],
  image: [],
  style: [],
  media: [],
  sheets: 'none',
};

interface Where {
  /** Bare: without the locale. */
  path: string;
  content: Pick<Content, 'cms' | 'hasCms'>;
  code: PageCode | null;
}

/** Nobody comes into what other sites frame. */
export function outsideOf({ path, content, code }: Where): Outside {
  if (path.startsWith('/forms/')) return NOBODY;
  const chat = chatOrigins(content);
  const measuring = measuringOrigins(content);
  const coded = code?.origins ?? [];
  const ownHosts = chat.map((origin) => origin.replace(/^https:/, 'wss:'));
  return {
    connect: [...chat, ...ownHosts, ...measuring, ...coded],
    frame: [...chat, ...coded.filter(isHttps)],
    image: [...chat, ...measuring, ...coded.filter(isHttps)],
    style: chat,
    media: chat,
    // Every widget brings its own.
    sheets: chat.length > 0 ? 'any' : code === null ? 'none' : 'by-nonce',
  };
}

const isHttps = (origin: string) => origin.startsWith('https:');

/** Where the widgets get what they show, beside the address of their script. */
const chatHosts: Readonly<Record<ChatProvider, readonly string[]>> = {
  freshChat: ['https://*.freshchat.com', 'https://*.freshworks.com'],
  live_tex: ['https://*.livetex.ru'],
  liveChat: [
    'https://*.livechatinc.com',
    'https://*.livechat-files.com',
    'https://*.livechat-static.com',
    'https://*.text.com',
  ],
  verbox: ['https://*.verbox.ru', 'https://*.talk-me.ru'],
  betunlim: [],
  jivoSite: ['https://*.jivosite.com', 'https://*.jivochat.com'],
};

function chatOrigins(content: Where['content']): string[] {
  const [name, config] = chatInUse(content) ?? [null];
  if (name === null) return [];
  const said = Object.values(config).flat();
  return [...chatHosts[name], ...originsIn(said)];
}

function measuringOrigins(content: Where['content']): string[] {
  const { analytic, customerData, fraudScript } = trackingSettings(content);
  return [
    ...(analytic['ga4'] === undefined ? [] : GA4),
    ...originsIn([analytic['matomo_url'], fraudScript, customerData && `https://${customerData.domain}`]),
    ...(fraudScript === null ? [] : SEON),
  ];
}

const GA4 = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const SEON = [
  'https://*.seondf.com',
  'https://*.deviceinf.com',
  'https://*.seonintelligence.com',
  'https://*.dfsdk.com',
];

/** Of the addresses among these. What stands in a policy is made by the URL's own reader, and so is an origin. */
const originsIn = (values: readonly unknown[]): string[] => [
  ...new Set(
    values.flatMap((value) =>
      typeof value === 'string' && value.startsWith('https://') && URL.canParse(value)
        ? [new URL(value).origin]
        : [],
    ),
  ),
];
