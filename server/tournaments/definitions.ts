// Tournaments as the content has them, and their words.
import type { TournamentDefinition } from '#contract/tournament-definition.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

/** Where there is a file of them: a house may run none. */
export const definitionsOf = (content: Content): readonly TournamentDefinition[] =>
  content.hasCms('tournaments') ? content.cms<TournamentDefinition[]>('tournaments') : [];

export interface Look {
  title: string;
  text: string;
  image: string;
  tone: TournamentDefinition['tone'];
}

/** In one language, by the tournament's name. */
export function looksIn(content: Content, locale: string): ReadonlyMap<string, Look> {
  if (!content.hasCms('tournaments')) return new Map();
  const said = localised<(Look & { sysname: string })[]>(content, locale, 'tournaments');
  return new Map(
    said.map(({ sysname, title, text, image, tone }) => [sysname, { title, text, image, tone }]),
  );
}
