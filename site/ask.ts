// The browser's side of the contract: typed input in, typed output or a Refusal back.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { readRefusal } from '#contract/refusals-wire.ts';
import { NotNow, Unanswered } from './unanswered.ts';

/** With a key of its own, what is asked twice is done once; see sends.ts. */
export type Asker = <C extends Call>(call: C, input: Input<C>, key?: string) => Promise<Output<C>>;

const VERSION = '1';
/** Longer than the server takes for anything. */
const ANSWERED_WITHIN_MS = 20_000;

/** `localeOf` is asked at each call: the visitor may have changed the language since. */
export const createAsker =
  (localeOf: () => string): Asker =>
  async <C extends Call>(call: C, input: Input<C>, key?: string) => {
    const fields = toFields(z.encode(call.input, input as never) as object);
    const query = callQuery(localeOf());
    const { isOk, isPassing, body } = await send(call, { query, fields, key });
    if (isPassing) throw new NotNow();
    if (!isOk) throw readRefusal(body);
    return z.decode(call.output, (body as { result: never }).result) as Output<C>;
  };

/** Whether this very page could be had again just now. */
export const isServerThere = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** In a third-party frame a strict cookie is not sent; the flag tells the server so (decision D03). */
function callQuery(locale: string): URLSearchParams {
  const query = new URLSearchParams({ v: VERSION, locale });
  if (window.self !== window.top) query.set('_non_strict', '1');
  return query;
}

interface Sent {
  query: URLSearchParams;
  fields: URLSearchParams;
  key: string | undefined;
}

interface Answered {
  isOk: boolean;
  /** It may well be done in a moment. */
  isPassing: boolean;
  body: unknown;
}

/** What changes something is not even tried offline: the browser must not send it later by itself. */
async function send(call: Call, { query, fields, key }: Sent): Promise<Answered> {
  const isWrite = call.verb === 'POST';
  if (isWrite && navigator.onLine === false) throw new Unanswered(false);
  if (!isWrite) for (const [name, value] of fields) query.set(name, value);
  try {
    const response = await fetch(`/api/${call.name}?${query}`, {
      headers: { 'x-csrf': '1', ...(key !== undefined && { 'idempotency-key': key }) },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      ...(isWrite && { method: 'POST', body: fields }),
    });
    const body: unknown = await response.json().catch(lostUnlessRead);
    const isPassing = response.status === 503 && response.headers.has('retry-after');
    return { isOk: response.ok, isPassing, body };
  } catch (cause) {
    throw new Unanswered(true, { isOnce: key !== undefined, cause });
  }
}

/** A proxy's page is no JSON, and an answer all the same; one that broke off is none. */
function lostUnlessRead(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}
