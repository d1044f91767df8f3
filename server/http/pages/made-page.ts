// A page as it comes out of the kitchen: rendered, cut and pressed.
import type { Rendered, RenderParts } from '#site/start/entry.server.tsx';
import { type PlacedCode, withCode } from '../../custom-code/with-code.ts';
import { type PressedPage, type PressLevel, pressPage } from './press-page.ts';

export interface PageParts extends Omit<RenderParts, 'build'> {
  /** How well it is pressed. */
  level: PressLevel;
  /** What an operator puts into it; none where no code but ours may run. */
  code?: PlacedCode | undefined;
}

/** A redirect is an empty page. */
export interface Made extends Omit<Rendered, 'text'> {
  page: PressedPage;
}

export const finish = (
  { text, ...rest }: Rendered,
  { nonce, holes, level, code }: Pick<PageParts, 'nonce' | 'holes' | 'level' | 'code'>,
): Made => ({
  ...rest,
  page: pressPage(code === undefined ? text : withCode(text, code, nonce), { nonce, holes }, level),
});
