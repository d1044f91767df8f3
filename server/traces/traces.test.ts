// Traces as a collector receives them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { log } from '../plumbing/log.ts';
import { openTraces } from './open-traces.ts';

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
}

interface Batch {
  resourceSpans: [{ resource: { attributes: [{ value: object }] }; scopeSpans: [{ spans: WireSpan[] }] }];
}

/** A collector that takes everything, and its address. */
async function openInbox() {
  const spans: WireSpan[] = [];
  const seen: { url: string | undefined; headers: object; service: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Batch;
    const [{ resource, scopeSpans }] = resourceSpans;
    spans.push(...scopeSpans[0].spans);
    seen.push({
      url: request.url,
      headers: request.headers,
      service: resource.attributes[0].value,
    });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, seen, endpoint, [Symbol.dispose]: () => void server.close() };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('a request, its call and its questions to the database are one trace, part of the asker’s', async ({
  world,
}) => {
  using inbox = await openInbox();
  const traces = await openTraces({
    OTEL_EXPORTER_OTLP_ENDPOINT: inbox.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_SERVICE_NAME: 'house',
  });
  await using doors = await openDoorsIn(world, { trace: traces.trace });
  const session = await doors.signIn(await doors.player());
  await doors.ask('account.getBalance', {}, { ...session, traceparent: `00-${TRACE}-${PARENT}-01` });
  await traces.close();

  expect(inbox.seen[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'x-key': 'a key', 'content-type': 'application/json' },
    service: { stringValue: 'house' },
  });
  const named = (name: string) => inbox.spans.find((span) => span.name.startsWith(name))!;
  const [request, call, question] = [
    named('GET'),
    named('account.getBalance'),
    named('sql select currency, main'),
  ];
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2, status: {} });
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: 1 });
  expect(question).toMatchObject({ traceId: TRACE, parentSpanId: call.spanId });
  for (const { startTimeUnixNano, endTimeUnixNano } of inbox.spans) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    expect(Math.abs(Number(BigInt(startTimeUnixNano) / 1_000_000n) - performance.timeOrigin)).toBeLessThan(
      3_600_000,
    );
  }
  expect(JSON.stringify(inbox.spans)).not.toContain(session.cookie.slice(4));
});

test('an asker that does not follow its own request is not followed here', async ({ world }) => {
  using inbox = await openInbox();
  const traces = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: inbox.endpoint });
  await using doors = await openDoorsIn(world, { trace: traces.trace });
  await doors.ask('metadata.get', {}, { traceparent: `00-${TRACE}-${PARENT}-00` });
  await doors.ask('metadata.get', {}, { traceparent: 'made up' });
  await traces.close();

  const ids = new Set(inbox.spans.map(({ traceId }) => traceId));
  expect(ids.size).toBe(1);
  expect([...ids][0]).toMatch(/^(?!4bf9)[0-9a-f]{32}$/);
});

test('a refused call is a failed span, and the request around it is not', async ({ world }) => {
  using inbox = await openInbox();
  const traces = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: inbox.endpoint });
  await using doors = await openDoorsIn(world, { trace: traces.trace });
  await doors.ask('account.getBalance');
  await traces.close();
  expect(inbox.spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['account.getBalance', 2],
    ['GET', undefined],
  ]);
});

test('of requests without a trace only the wished share is followed', async ({ world }) => {
  using inbox = await openInbox();
  const traces = await openTraces({
    OTEL_EXPORTER_OTLP_ENDPOINT: inbox.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  await using doors = await openDoorsIn(world, { trace: traces.trace });
  await doors.ask('metadata.get');
  await traces.close();
  expect(inbox.spans).toEqual([]);
});

test('a collector that does not answer loses its traces, and nothing else', async ({ world }) => {
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const traces = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  await using doors = await openDoorsIn(world, { trace: traces.trace });
  expect((await doors.ask('metadata.get')).status).toBe(200);
  await traces.close();
  expect(warned).toHaveBeenCalledOnce();
});
