// What the server and a thread that renders tell each other.
import type { RefusalName } from '#contract/refusals.ts';
import type { Made, PageParts } from './made-page.ts';

export interface RenderOrder extends Pick<PageParts, 'visit' | 'nonce' | 'holes' | 'level' | 'code'> {
  url: string;
}

/** What a page being rendered wants to know: an answer of the product, or the messages of an area. */
export type Question = { call: string; input: unknown } | { locale: string; area: string };

export type Answer =
  | { result: unknown }
  | { refusal: { reason: RefusalName; details: object } }
  | { failure: string };

/** `id` is the render's, `at` the question's within it. */
export type ToThread =
  | { id: number; order: RenderOrder }
  | { id: number; at: number; answer: Answer }
  | { id: number; isLeft: true };

export type FromThread =
  | { id: number; at: number; question: Question }
  | { id: number; made: Made }
  | { id: number; failure: string };
