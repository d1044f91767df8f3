// The line to Betfair's exchange stream: lines of JSON over TLS, each ended by CRLF. It says who it is, asks for markets, and
// after a break goes on from the clock it had.
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import * as z from 'zod/mini';
import type { BetfairSettings } from '../../config/feed.ts';
import { logOutage } from '../../plumbing/outage-log.ts';
import { tryOutsideJson } from '../../plumbing/outside-json.ts';
import { streamFilter } from './catalogue.ts';
import { type MarketChange, StreamMessage } from './messages.ts';

const HEARTBEAT_MS = 5_000;
const CONFLATE_MS = 500;
/** A line on which nothing is said for so long is given up. */
const SILENT_MS = 15_000;
const LINE_MAX = 10_000_000;
const AGAIN_FIRST_MS = 500;
const AGAIN_MOST_MS = 30_000;
const AUTHENTICATION = 1;
const SUBSCRIPTION = 2;

interface StreamEars {
  /** Markets as they stand, or what has changed in them; an empty list says that the line lives. */
  changed(markets: readonly MarketChange[]): void;
  lost(): void;
}

export class ExchangeStream {
  readonly #settings: BetfairSettings;
  readonly #ears: StreamEars;
  #line: Socket | null = null;
  #again: NodeJS.Timeout | undefined;
  #waitMs = AGAIN_FIRST_MS;
  #isStopped = false;
  #clocks: { initialClk?: string; clk?: string } = {};

  constructor(settings: BetfairSettings, ears: StreamEars) {
    this.#settings = settings;
    this.#ears = ears;
    this.#open();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#again);
    this.#line?.destroy();
  }

  #open(): void {
    const { protocol, hostname, port } = new URL(this.#settings.stream);
    const at = { host: hostname, port: Number(port || 443) };
    const line = protocol === 'tls:' ? connectSecure({ ...at, servername: hostname }) : connectPlain(at);
    this.#line = line;
    let text = '';
    line.setEncoding('utf8');
    line.setTimeout(SILENT_MS, () => line.destroy());
    line.on('error', (error) => logOutage('betfair', 'the exchange cannot be reached', error));
    line.on('data', (part: string) => {
      const lines = (text + part).split('\r\n');
      text = lines.pop()!;
      if (text.length > LINE_MAX) line.destroy();
      for (const one of lines) this.#hear(one, line);
    });
    line.on('close', () => {
      this.#ears.lost();
      if (this.#isStopped) return;
      this.#again = setTimeout(() => this.#open(), this.#waitMs);
      this.#waitMs = Math.min(2 * this.#waitMs, AGAIN_MOST_MS);
    });
  }

  #hear(text: string, line: Socket): void {
    const read = z.safeParse(StreamMessage, tryOutsideJson(Buffer.from(text)));
    if (read.success) this.#answer(read.data, line);
    else {
      logOutage('betfair', 'the exchange says what is not understood', read.error);
      line.destroy();
    }
  }

  #answer(message: StreamMessage, line: Socket): void {
    if (message.op === 'connection') {
      const { appKey, session } = this.#settings;
      say(line, { op: 'authentication', id: AUTHENTICATION, appKey, session });
    } else if (message.op === 'status') {
      if (message.statusCode === 'SUCCESS') this.#subscribe(message.id, line);
      else this.#refused(message.errorCode, line);
    } else {
      this.#waitMs = AGAIN_FIRST_MS;
      const { clk, initialClk, mc = [] } = message;
      this.#clocks = { ...this.#clocks, ...(clk && { clk }), ...(initialClk && { initialClk }) };
      this.#ears.changed(mc);
    }
  }

  /** Perhaps because of the clock: the next line begins with everything. */
  #refused(why: string | undefined, line: Socket): void {
    logOutage('betfair', 'the exchange refuses us', new Error(why));
    this.#clocks = {};
    line.destroy();
  }

  #subscribe(answered: number | undefined, line: Socket): void {
    if (answered !== AUTHENTICATION) return;
    say(line, {
      ...{ op: 'marketSubscription', id: SUBSCRIPTION, marketFilter: streamFilter },
      marketDataFilter: { fields: ['EX_BEST_OFFERS', 'EX_MARKET_DEF'], ladderLevels: 1 },
      ...{ heartbeatMs: HEARTBEAT_MS, conflateMs: CONFLATE_MS, ...this.#clocks },
    });
  }
}

const say = (line: Socket, message: object) => line.write(`${JSON.stringify(message)}\r\n`);
