// Who is asking and with what tools, and so what a handler looks like.
import type { Call, Input, Output } from '#contract/define.ts';
import type { Currency } from '#rules/money.ts';
import type { Config } from './config.ts';
import type { Content } from './content/content.ts';
import type { Db } from './db.ts';

export interface Player {
  id: number;
  status: 'active' | 'banned' | 'deleted';
  locale: string;
  currency: Currency;
}

export interface Session {
  /** The hash under which the session is kept; the secret itself stays with the browser. */
  hash: Buffer;
}

export interface Context {
  db: Db;
  config: Config;
  content: Content;
  now: Date;
  locale: string;
  player: Player | null;
  session: Session | null;
}

/** A call for players only is handled with the player present. */
type ContextOf<C extends Pick<Call, 'who'>> = C['who'] extends 'player'
  ? Context & { player: Player }
  : Context;

/** One handler for every call of an area: leave one out and it does not compile. */
export type HandlersOf<Area extends Record<string, Call>> = {
  [Method in keyof Area]: (
    input: Input<Area[Method]>,
    ctx: ContextOf<Area[Method]>,
  ) => Promise<Output<Area[Method]>>;
};
