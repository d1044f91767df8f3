// The product in one hand: everything a request may need, opened once and closed in the opposite order.
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Content } from './content/content.ts';
import type { Context, Player, Session } from './context.ts';
import type { Db } from './db.ts';
import type { Switches } from './switches.ts';

export interface Product {
  config: Config;
  db: Db;
  content: Content;
  clock: Clock;
  switches: Switches;
}

interface Asking {
  locale: string;
  player: Player | null;
  session: Session | null;
}

export const contextOf = ({ config, db, content, clock }: Product, asking: Asking): Context => ({
  config,
  db,
  content,
  now: clock.now(),
  ...asking,
});
