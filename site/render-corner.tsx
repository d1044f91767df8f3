// A player's own part of a page they share with others: their corner of the header, drawn by itself, and who they are for
// the browser. It must be to the letter what a whole render would have put there, for React takes it over as such.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { AccountInfo } from '#contract/account.ts';
import { content } from '#contract/content.ts';
import type { Output } from '#contract/define.ts';
import { metadata } from '#contract/metadata.ts';
import { localisePath } from '#rules/locale.ts';
import { Texts, type TextsState } from './i18n/texts.ts';
import { TextsProvider } from './i18n/use-text.tsx';
import { writePlayer } from './player-script.ts';
import { createSiteRouter } from './router.tsx';
import { PlayerCorner } from './shell/player-corner-part.ts';
import type { Holes } from './site-context.ts';
import type { Visit } from './visit.ts';

/** What the shared page was made from, so that both halves say the same. */
export interface CornerData {
  general: Output<typeof metadata.getgeneralinfo> | undefined;
  settings: Output<typeof content.getSettings> | undefined;
}

export interface CornerParts extends CornerData {
  visit: Visit;
  /** Of the area "shell". */
  messages: NonNullable<TextsState['areas']['shell']>;
  player: AccountInfo;
}

/** What stands in the holes of the shared page. */
export async function renderCorner({
  visit,
  messages,
  player,
  general,
  settings,
}: CornerParts): Promise<Holes> {
  await PlayerCorner.preload?.();
  const { router, texts } = frameFor(visit, messages);
  const answers = new QueryClient();
  answers.setQueryData([metadata.getgeneralinfo.name, {}], general);
  answers.setQueryData([content.getSettings.name, {}], settings);
  const corner = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={answers}>
        <TextsProvider texts={texts}>
          <PlayerCorner player={player} />
        </TextsProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { corner, player: writePlayer(player) };
}

interface Frame {
  router: ReturnType<typeof createSiteRouter>;
  texts: Texts;
  /** The languages it writes addresses for. */
  languages: string;
}

/** Nothing in a frame is any player's; it lasts as long as the words it speaks. */
const frames = new WeakMap<CornerParts['messages'], Frame>();

function frameFor(visit: Visit, messages: CornerParts['messages']): Frame {
  const languages = JSON.stringify([visit.locale, visit.defaultLocale, visit.locales]);
  const found = frames.get(messages);
  if (found?.languages === languages) return found;
  const texts = new Texts(visit.locale, async () => ({}));
  texts.restore({ locale: visit.locale, areas: { shell: messages } });
  const ask = () => Promise.reject(new Error('a corner asks for nothing'));
  const router = createSiteRouter({ visit, texts, ask });
  const history = createMemoryHistory({ initialEntries: [localisePath('/', visit.locale, visit)] });
  router.update({ ...router.options, history });
  const frame = { router, texts, languages };
  frames.set(messages, frame);
  return frame;
}
