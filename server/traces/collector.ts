// Sends spans to a collector, as OpenTelemetry's protocol over HTTP has them in JSON. Its own library would bring
// thirty megabytes for this one request.
import { log } from '../plumbing/log.ts';
import type { Span } from './tracer.ts';

export interface CollectorTerms {
  /** The collector's address: spans go to {endpoint}/v1/traces. */
  endpoint: string;
  headers: Record<string, string>;
  service: string;
}

export interface Collector {
  keep(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const SENT_EVERY_MS = 2_000;
const SENT_AT = 200;
/** What a collector that does not answer may leave waiting; the rest is dropped. */
const WAITING_MAX = 5_000;
const ANSWERED_WITHIN_MS = 5_000;

export function openCollector(terms: CollectorTerms): Collector {
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;
  let isAnswering = true;

  const send = async () => {
    const spans = waiting;
    waiting = [];
    try {
      await post(terms, spans);
      isAnswering = true;
    } catch (error) {
      // Said once, not with every try.
      if (isAnswering) log.warn('traces are lost: the collector does not answer', { err: error });
      isAnswering = false;
    }
  };
  const sendWaiting = (): Promise<void> => {
    if (waiting.length === 0) return sending ?? Promise.resolve();
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(sendWaiting, SENT_EVERY_MS).unref();

  return {
    keep(span) {
      if (waiting.length < WAITING_MAX) waiting.push(span);
      if (waiting.length >= SENT_AT) void sendWaiting();
    },
    async close() {
      clearInterval(timer);
      await sending;
      await sendWaiting();
    },
  };
}

async function post({ endpoint, headers, service }: CollectorTerms, spans: readonly Span[]): Promise<void> {
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  const scopeSpans = [{ scope: { name: 'marigold' }, spans: spans.map(wireSpan) }];
  const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`the collector said ${response.status}`);
}

const kinds = { internal: 1, server: 2 };
const FAILED = 2;

const wireSpan = ({ traceId, spanId, parentId, name, kind, begunAt, endedAt, facts, isFailed }: Span) => ({
  traceId,
  spanId,
  ...(parentId !== null && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(begunAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(facts),
  status: isFailed ? { code: FAILED } : {},
});

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const attributesOf = (facts: Span['facts']) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
