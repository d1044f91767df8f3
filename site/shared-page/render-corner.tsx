// A player's own part of a page they share with others: their corner of the header, and who they are for the browser. It
// must be to the letter what a whole render would have put there, for React takes it over as such.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AccountInfo } from '#contract/account/account.ts';
import { content } from '#contract/content.ts';
import type { Output } from '#contract/define.ts';
import { metadata } from '#contract/metadata.ts';
import { localisePath } from '#rules/locale.ts';
import { Texts, type TextsState } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/use-text.tsx';
import { createSiteRouter } from '../routing/router.tsx';
import { PlayerCorner } from '../shell/player-corner-part.ts';
import type { Holes } from '../start/site-context.ts';
import type { Visit } from '../start/visit.ts';
import { type CornerTemplate, makeTemplate, withMarks } from './corner-template.tsx';
import { writePlayer } from './player-script.ts';

/** What the shared page was made from, so that both halves say the same. */
export interface CornerData {
  general: Output<typeof metadata.getgeneralinfo> | undefined;
  settings: Output<typeof content.getSettings> | undefined;
}

export interface CornerParts {
  visit: Visit;
  /** Of the area "shell". */
  messages: NonNullable<TextsState['areas']['shell']>;
  data: CornerData;
  player: AccountInfo;
}

/** What stands in the holes of the shared page. */
export async function renderCorner({ player, ...parts }: CornerParts): Promise<Holes> {
  await PlayerCorner.preload?.();
  const { template, draw } = frameFor(parts);
  return {
    corner: template?.fill(player) ?? draw(<PlayerCorner player={player} />),
    player: writePlayer(player),
  };
}

interface Frame {
  /** In words, what it was made for. */
  key: string;
  draw(corner: ReactNode): string;
  template: CornerTemplate | null;
}

/** Nothing in a frame is any player's; it lasts as long as the data of a shared page, or the words it speaks. */
const frames = new WeakMap<CornerData, WeakMap<CornerParts['messages'], Frame>>();

export function frameFor({ visit, messages, data }: Omit<CornerParts, 'player'>): Frame {
  const ofData = frames.get(data) ?? new WeakMap();
  frames.set(data, ofData);
  const key = JSON.stringify([visit.locale, visit.defaultLocale, visit.locales]);
  const found = ofData.get(messages);
  if (found?.key === key) return found;
  const draw = drawerOf(visit, messages, data);
  const template = makeTemplate(
    (player) => draw(<PlayerCorner player={player} />),
    (player) => draw(withMarks(<PlayerCorner player={player} />)),
    data.general?.is_bonus_isolation_enabled ?? false,
  );
  const frame = { key, draw, template };
  ofData.set(messages, frame);
  return frame;
}

export function drawerOf(visit: Visit, messages: CornerParts['messages'], { general, settings }: CornerData) {
  const texts = new Texts(visit.locale, async () => ({}));
  texts.restore({ locale: visit.locale, areas: { shell: messages } });
  const ask = () => Promise.reject(new Error('a corner asks for nothing'));
  const router = createSiteRouter({ visit, texts, ask });
  const history = createMemoryHistory({ initialEntries: [localisePath('/', visit.locale, visit)] });
  router.update({ ...router.options, history });
  return (corner: ReactNode): string => {
    const answers = new QueryClient();
    answers.setQueryData([metadata.getgeneralinfo.name, {}], general);
    answers.setQueryData([content.getSettings.name, {}], settings);
    return renderToString(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={answers}>
          <TextsProvider texts={texts}>{corner}</TextsProvider>
        </QueryClientProvider>
      </RouterContextProvider>,
    );
  };
}
