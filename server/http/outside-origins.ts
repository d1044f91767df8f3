// Whom a page may deal with beside us: the machines of what the operator has switched on, and of nothing else. All of it is
// content that two persons change (content-store/script-fields.ts). Where a password, money or personal data is typed,
// nobody.
import type { ChatProvider } from '#contract/chat.ts';
import { asksForForm, isCodeFree } from '#rules/code-free.ts';
import type { Content } from '../content/content.ts';
import type { PageCode } from '../custom-code/custom-code.ts';
import { chatInUse } from '../support/chat-settings.ts';
import { trackingSettings } from '../tracking/settings.ts';

export interface Outside {
  /** Scripts of ours may load scripts from there, and from nowhere else. */
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  style: readonly string[];
  media: readonly string[];
  /** Who may write style sheets into the page itself: nobody, who has the nonce, or anybody. */
  sheets: 'none' | 'by-nonce' | 'any';
  /** Not even games of studios are shown. */
  isOwnOnly: boolean;
}

export const NOBODY: Outside = {
  script: [],
  connect: [],
  frame: [],
  image: [],
  style: [],
  media: [],
  sheets: 'none',
  isOwnOnly: true,
};

interface Where {
  /** Bare: without the locale. */
  path: string;
  search: string;
  content: Pick<Content, 'cms' | 'hasCms'>;
  code: PageCode | null;
}

export function outsideOf({ path, search, content, code }: Where): Outside {
  if (isCodeFree(path) || asksForForm(search)) return NOBODY;
  const chat = chatOrigins(content);
  const measuring = measuringOrigins(content);
  const coded = code?.origins ?? [];
  const ownHosts = chat.map((origin) => origin.replace(/^https:/, 'wss:'));
  return {
    script: [...chat, ...measuring, ...coded.filter(isHttps), ...trustedScripts(content)],
    connect: [...chat, ...ownHosts, ...measuring, ...coded],
    frame: [...chat, ...coded.filter(isHttps)],
    image: [...chat, ...measuring, ...coded.filter(isHttps)],
    style: chat,
    media: chat,
    // Every widget brings its own.
    sheets: chat.length > 0 ? 'any' : code === null ? 'none' : 'by-nonce',
    isOwnOnly: false,
  };
}

/** Whether scripts of others may run on pages that are open to them. */
export const isOpenTo = ({ script, frame, connect }: Outside): boolean =>
  script.length + frame.length + connect.length > 0;

/** Origins that two persons have put on the list, for scripts that other scripts load. */
function trustedScripts(content: Where['content']): readonly string[] {
  const file = 'trusted-origins';
  const { scripts = [] } = content.hasCms(file) ? content.cms<{ scripts?: readonly string[] }>(file) : {};
  return originsIn(scripts);
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
