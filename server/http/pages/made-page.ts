// A page as it comes out of the kitchen: rendered, cut and pressed.
import type { Rendered, RenderParts } from '#site/start/entry.server.tsx';
import { type PressedPage, type PressLevel, pressPage } from './press-page.ts';

export interface PageParts extends Omit<RenderParts, 'build'> {
  /** How well it is pressed. */
  level: PressLevel;
}

/** A redirect is an empty page. */
export interface Made extends Omit<Rendered, 'text'> {
  page: PressedPage;
}

export const finish = (
  { text, ...rest }: Rendered,
  { nonce, holes, level }: Pick<PageParts, 'nonce' | 'holes' | 'level'>,
): Made => ({ ...rest, page: pressPage(text, { nonce, holes }, level) });
