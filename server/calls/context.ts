// Who is asking and with what tools, and so what a handler looks like.
import type { catalogue } from '#contract/catalogue.ts';
import type { Call, Input, Output } from '#contract/define.ts';
import type { Currency } from '#rules/money.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import type { Switches } from '../content/switches.ts';
import type { Db } from '../database/db.ts';
import type { IdempotencyKey } from './idempotency.ts';

/** Whether a player has shown who they are, is being looked at, or was turned down for good. */
export interface Standing {
  is_verified: boolean;
  is_on_verification: boolean;
  is_kyc_block_enabled: boolean;
}

export interface Player extends Standing {
  id: number;
  status: 'active' | 'banned' | 'deleted';
  locale: string;
  currency: Currency;
  /** Empty where it is not known yet. */
  country_code: string;
  /** There only while the player has excluded themselves; null has no end. */
  excludedUntil?: Date | null;
}

export interface Session {
  /** The hash under which the session is kept; the secret itself stays with the browser. */
  hash: Buffer;
}

/** A game that was opened; see server/sessions/game-sessions.ts. */
export interface GameSession {
  /** The hash under which it is kept; the token stays with the frame. */
  hash: Buffer;
  game: string;
  mode: 'real' | 'demo';
}

/** An outside studio that has signed what it asks. */
export interface Studio {
  name: string;
}

/** One of the operator's people, at the desk. */
export interface StaffMember {
  id: number;
  name: string;
  /** As it is kept; what it permits is in contract/desk/permissions.ts. */
  role: string;
  /** The hash under which their session is kept. */
  session: Buffer;
  /** When they last showed who they are. */
  provedAt: Date | null;
}

/** The browser at the other end, and what may be left with it. */
export interface Browser {
  address: string;
  userAgent: string;
  /** Its country, where a proxy in front of us tells it. */
  country?: string | undefined;
  /** The site's own address, as this browser sees it. */
  readonly origin: string;
  /** The mark it was given when a player last signed in on it; see server/sessions/known-browser.ts. */
  knownMark: string | undefined;
  keepKnownMark(mark: string): void;
  /** From now on the browser is signed in by this secret, or, by null, not at all. */
  keepSession(secret: string | null): void;
}

/**
 * What rooms keep open between calls: gateways, batches, breakers. Each room adds its own where it opens it, and
 * server/open-rooms.ts opens them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms fill it.
export interface Rooms {}

export interface Context {
  db: Db;
  config: Config;
  content: Content;
  now: Date;
  rooms: Rooms;
  /** What staff has closed, as this server last read it: for showing, never for a decision about money. */
  switches: Pick<Switches, 'closed'>;
  locale: string;
  player: Player | null;
  session: Session | null;
  browser: Browser;
  /** Who asks, where the call is not for visitors. */
  game?: GameSession;
  studio?: Studio;
  staff?: StaffMember;
  /** The caller's, where the call takes one and they gave one. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The house's own, for signing what is given away and must come back unchanged; see secret.ts. */
  secret: Buffer;
  /** Seals what must not be read off a copy of the database; see at-rest/vault.ts. */
  vault: Vault;
}

/** Of a call for players only. */
export type PlayerContext = Context & { player: Player };

/** Of a call that somebody in particular asks: they are there. */
type ContextOf<C extends Pick<Call, 'who'>> = C['who'] extends 'player'
  ? PlayerContext
  : C['who'] extends 'game'
    ? Context & { game: GameSession }
    : C['who'] extends 'studio'
      ? Context & { studio: Studio }
      : C['who'] extends object
        ? Context & { staff: StaffMember }
        : Context;

/** Of every area: a call in the contract without a handler does not compile. */
export type Handlers = { [Area in keyof typeof catalogue]: HandlersOf<(typeof catalogue)[Area]> };

/** One handler for every call of an area: leave one out and it does not compile. */
export type HandlersOf<Area extends Record<string, Call>> = {
  [Method in keyof Area]: (
    input: Input<Area[Method]>,
    ctx: ContextOf<Area[Method]>,
  ) => Promise<Output<Area[Method]>>;
};
