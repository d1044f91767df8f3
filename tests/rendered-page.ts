// A whole page as the server renders it, head and all, with an operator's settings of a test's own.
import { account } from '#contract/account/account.ts';
import { content as contentCalls } from '#contract/content.ts';
import type { Call, Input } from '#contract/define.ts';
import { metadata } from '#contract/metadata.ts';
import { Refusal } from '#contract/refusals.ts';
import { seo } from '#contract/seo.ts';
import { type Content, readContent } from '#server/content/content.ts';
import { webSettingsOf } from '#server/content/web-settings.ts';
import { findPage } from '#server/content-pages/find-page.ts';
import { guestInfo } from '#server/players/account-info.ts';
import { pageSeoOf } from '#server/seo/page-seo.ts';
import type { Asker } from '#site/asking/ask.ts';
import { render } from '#site/start/entry.server.tsx';
import type { Visit } from '#site/start/visit.ts';

const files = readContent('content');
export const ORIGIN = 'https://marigold.example';

interface Wish {
  locale?: string;
  /** Files of the content system in place of those the product comes with. */
  cms?: Readonly<Record<string, unknown>>;
  visit?: Partial<Visit>;
}

export async function renderedPage(path: string, { locale = 'en', cms = {}, visit = {} }: Wish = {}) {
  const content: Content = {
    ...files,
    cms: <T>(name: string) => (Object.hasOwn(cms, name) ? cms[name] : files.cms(name)) as T,
    hasCms: (name) => Object.hasOwn(cms, name) || files.hasCms(name),
  };
  const { locales, defaultLocale } = content;
  return render(ORIGIN + path, {
    visit: {
      ...{ locales, defaultLocale, locale, theme: 'dark', fatal: null, isBot: false, isSandbox: false },
      favicons: webSettingsOf(content, locale).favicon,
      origin: ORIGIN,
      ...{ siteName: 'Marigold', loader: 'flower' as const },
      ...visit,
    },
    ask: askerOf(content, locale),
    messages: async (code, area) => content.compiled(code, area) ?? {},
    nonce: 'nonce',
    signal: AbortSignal.timeout(60_000),
    build: null,
  });
}

/** What a page cannot do without. The rest is not answered, and shown as failed. */
const askerOf = (content: Content, locale: string): Asker =>
  (async (call: Call, input: Input<Call>) => {
    const { path = '', slug = '' } = input as { path?: string; slug?: string };
    const answers: Record<string, () => unknown> = {
      [seo.getPage.name]: () => pageSeoOf(content, { path, locale, host: new URL(ORIGIN).host }),
      [contentCalls.getPage.name]: () => findPage(content, locale, { slug, now: new Date() }),
      [metadata.get.name]: () => ({ payment_marks: [], is_sandbox: false, validation_messages: {} }),
      [metadata.getgeneralinfo.name]: () => ({ ...content.cms<object>('general'), closures: [] }),
      [account.getInfo.name]: () => guestInfo(content, locale),
    };
    const answer = answers[call.name];
    if (answer === undefined) throw new Refusal('UnknownError');
    return answer();
  }) as Asker;

/** What stands in the head, by tag. */
export const tagsIn = (html: string, tag: 'meta' | 'link'): Record<string, string>[] =>
  [...html.split('<body')[0]!.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)]),
    ),
  );

/** All that the page says in the words of schema.org, by type. */
export function thingsIn(html: string): Record<string, unknown>[] {
  const [, text = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return text === '' ? [] : (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
