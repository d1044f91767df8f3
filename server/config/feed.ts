// Where events come from that can be bet on.
import { type Env, readUrl, together, WrongSetting, wholeNumber, withoutSlash } from './setting.ts';

export interface FeedSettings {
  /** Of the producer's socket. */
  url: string;
  /** By which it knows us. */
  key: string;
}

/** "ws://:key@host:port": its password is the key. Null: the virtual leagues of the sandbox, or none. */
export function readFeed(env: Env): FeedSettings | null {
  const text = readUrl(env, 'FEED_URL', /^wss?:$/);
  if (text === null) return null;
  const address = new URL(text);
  const key = decodeURIComponent(address.password);
  address.password = '';
  return { url: address.href, key };
}

/** Our account with The Odds API. */
export interface OddsApiSettings {
  url: string;
  key: string;
  /** By its own keys: "soccer_epl". */
  sports: readonly string[];
  everyMs: number;
}

/** Sports that it and we have. */
const isOurs = /^(soccer|basketball|icehockey)_\w+$/;

export function readOddsApi(env: Env): OddsApiSettings | null {
  const set = together(env, ['ODDS_API_KEY', 'ODDS_API_SPORTS']);
  if (set === null) return null;
  const [key, list] = set;
  const sports = list.split(/[\s,]+/).filter(Boolean);
  const strange = sports.find((sport) => !isOurs.test(sport));
  if (strange !== undefined)
    throw new WrongSetting(`ODDS_API_SPORTS names soccer_…, basketball_… or icehockey_…, not "${strange}".`);
  const url = withoutSlash(readUrl(env, 'ODDS_API_URL', /^https?:/) ?? 'https://api.the-odds-api.com');
  return {
    url,
    key,
    sports,
    everyMs: wholeNumber(env, 'ODDS_API_SECONDS', { fallback: 60, min: 1, max: 3_600 }) * 1_000,
  };
}

/** Our account with Betfair's exchange. */
export interface BetfairSettings {
  /** Of its stream, "tls://host:port"; and of its catalogue. */
  stream: string;
  api: string;
  appKey: string;
  session: string;
  /** So often its markets are listed; its own value unless a test says so. */
  listEveryMs?: number;
}

export function readBetfair(env: Env): BetfairSettings | null {
  const set = together(env, ['BETFAIR_APP_KEY', 'BETFAIR_SESSION']);
  if (set === null) return null;
  const [appKey, session] = set;
  const stream = readUrl(env, 'BETFAIR_STREAM', /^(tls|tcp):$/) ?? 'tls://stream-api.betfair.com:443';
  const api = readUrl(env, 'BETFAIR_API', /^https?:/) ?? 'https://api.betfair.com/exchange/betting/rest/v1.0';
  return { stream, api: withoutSlash(api), appKey, session };
}
