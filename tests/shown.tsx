// A part of the site as the server would draw it: with the words of the product and the answers a test gives.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Call, Input, Output } from '#contract/define.ts';
import { readContent } from '#server/content/content.ts';
import type { Asker } from '#site/asking/ask.ts';
import type { MessageArea } from '#site/i18n/message-id.ts';
import { Texts } from '#site/i18n/texts.ts';
import { TextsProvider } from '#site/i18n/use-text.tsx';
import { createSiteRouter } from '#site/routing/router.tsx';

const content = readContent('content');

export type Answer = readonly [call: Call, input: Input<Call>, output: unknown];

export const answers = <C extends Call>(call: C, input: Input<C>, output: Output<C>): Answer => [
  call,
  input,
  output,
];

interface Wish {
  locale?: string;
  texts: readonly MessageArea[];
  answers: readonly Answer[];
}

/** What is not among the answers is on its way for ever. */
const silence: Asker = () => new Promise(() => undefined);

export async function shown(part: ReactNode, { locale = 'en', ...wish }: Wish): Promise<string> {
  const texts = new Texts(locale, async (code, area) => content.compiled(code, area) ?? {});
  await texts.need(['shell', ...wish.texts]);
  const { locales, defaultLocale } = content;
  const visit = { locales, defaultLocale, locale, theme: 'dark', fatal: null, isBot: false } as const;
  const router = createSiteRouter({
    visit: { ...visit, isSandbox: true, siteName: 'Marigold', loader: 'flower', origin: 'http://localhost' },
    texts,
    ask: silence,
  });
  router.update({ ...router.options, history: createMemoryHistory() });
  const { cache } = router.options.context;
  for (const [call, input, output] of wish.answers) cache.setQueryData([call.name, input], output);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <RouterContextProvider router={router}>
        <TextsProvider texts={texts}>{part}</TextsProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}
