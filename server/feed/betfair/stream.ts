// The line to Betfair's exchange stream: lines of JSON over TLS, each ended by CRLF. It says who it is, asks for markets, and
// after a break goes on from the clock it had.
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import * as z from 'zod/mini';
import type { BetfairSettings } from '../../config/feed.ts';
import { logOutage } from '../../plumbing/outage-log.ts';
import { tryOutsideJson } from '../../plumbing/outside-json.ts';
import { type MarketChange, StreamMessage } from './messages.ts';

const HEARTBEAT_MS = 5_000;
const CONFLATE_MS = 500;
/** Betfair itself ends lines on which it hears nothing for long; we end one on which nothing is said. */
const SILENT_MS = 15_000;
const LINE_MAX = 10_000_000;
const AGAIN_FIRST_MS = 500;
const AGAIN_MOST_MS = 30_000;
const AUTHENTICATION = 1;

interface StreamEars {
  /** Markets as they stand, or what has changed in them; an empty list says that the line lives. */
  changed(markets: readonly MarketChange[]): void;
  lost(): void;
}

export function openStream(settings: BetfairSettings, filter: object, ears: StreamEars) {
  let socket: Socket | null = null;
  let again: NodeJS.Timeout | undefined;
  let waitMs = AGAIN_FIRST_MS;
  let isStopped = false;
  let clocks: { initialClk?: string; clk?: string } = {};

  function open(): void {
    const { protocol, hostname, port } = new URL(settings.stream);
    const at = { host: hostname, port: Number(port || 443) };
    const line = protocol === 'tls:' ? connectSecure({ ...at, servername: hostname }) : connectPlain(at);
    socket = line;
    let text = '';
    line.setEncoding('utf8');
    line.setTimeout(SILENT_MS, () => line.destroy());
    line.on('error', (error) => logOutage('betfair', 'the exchange cannot be reached', error));
    line.on('data', (part: string) => {
      text += part;
      const lines = text.split('\r\n');
      text = lines.pop()!;
      if (text.length > LINE_MAX) line.destroy();
      for (const one of lines) hear(one, line);
    });
    line.on('close', () => {
      if (socket !== line) return;
      socket = null;
      ears.lost();
      if (isStopped) return;
      again = setTimeout(open, waitMs);
      waitMs = Math.min(2 * waitMs, AGAIN_MOST_MS);
    });
  }

  function hear(text: string, line: Socket): void {
    const read = z.safeParse(StreamMessage, tryOutsideJson(Buffer.from(text)));
    if (!read.success) {
      logOutage('betfair', 'the exchange says what is not understood', read.error);
      line.destroy();
    } else answer(read.data, line);
  }

  function answer(message: StreamMessage, line: Socket): void {
    if (message.op === 'connection')
      say(line, { op: 'authentication', id: AUTHENTICATION, appKey: settings.appKey, session: settings.session });
    else if (message.op === 'status') {
      if (message.statusCode === 'FAILURE') {
        logOutage('betfair', 'the exchange refuses us', new Error(message.errorCode));
        clocks = {};
        line.destroy();
      } else if (message.id === AUTHENTICATION) subscribe(line);
    } else {
      waitMs = AGAIN_FIRST_MS;
      const { clk, initialClk } = message;
      clocks = { ...clocks, ...(clk && { clk }), ...(initialClk && { initialClk }) };
      ears.changed(message.mc ?? []);
    }
  }

  const subscribe = (line: Socket) =>
    say(line, {
      ...{ op: 'marketSubscription', id: AUTHENTICATION + 1, marketFilter: filter },
      marketDataFilter: { fields: ['EX_BEST_OFFERS', 'EX_MARKET_DEF'], ladderLevels: 1 },
      ...{ heartbeatMs: HEARTBEAT_MS, conflateMs: CONFLATE_MS, ...clocks },
    });

  open();
  return {
    drop: () => socket?.destroy(),
    stop() {
      isStopped = true;
      clearTimeout(again);
      const line = socket;
      socket = null;
      line?.destroy();
    },
  };
}

const say = (line: Socket, message: object) => line.write(`${JSON.stringify(message)}\r\n`);
