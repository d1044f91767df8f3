// The browser's side of the contract: typed input in, typed output or a Refusal back.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { bareRefusal, type Refusal } from '#contract/refusals.ts';
import { isPassing, NotNow, Unanswered } from './unanswered.ts';

/** With a key of its own, what is asked twice is done once; see sends.ts. */
export type Asker = <C extends Call>(call: C, input: Input<C>, key?: string) => Promise<Output<C>>;

const VERSION = '1';
/** Longer than the server takes for anything. */
const ANSWERED_WITHIN_MS = 20_000;

/** `localeOf` is asked at each call: the visitor may have changed the language since. `onLost` hears of lost answers. */
export const createAsker =
  (localeOf: () => string, onLost?: () => unknown): Asker =>
  async <C extends Call>(call: C, input: Input<C>, key?: string) => {
    const fields = toFields(z.encode(call.input, input as never) as object);
    const query = callQuery(localeOf());
    const { isOk, isNotNow, body } = await send(call, { query, fields, key, onLost });
    if (isNotNow) throw new NotNow();
    if (!isOk) throw await refusalOf(body);
    return z.decode(call.output, (body as { result: never }).result) as Output<C>;
  };

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
  onLost: (() => unknown) | undefined;
}

interface Answered {
  isOk: boolean;
  /** It may well be done in a moment. */
  isNotNow: boolean;
  body: unknown;
}

/** What changes something is not even tried offline: the browser must not send it later by itself. */
async function send(call: Call, { query, fields, key, onLost }: Sent): Promise<Answered> {
  const isWrite = call.verb === 'POST';
  if (isWrite && navigator.onLine === false) throw new Unanswered(false);
  if (!isWrite) for (const [name, value] of fields) query.set(name, value);
  try {
    const response = await fetch(`/api/${call.name}?${query}`, {
      headers: { 'x-csrf': '1', ...(key !== undefined && { 'idempotency-key': key }) },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      ...(isWrite && { method: 'POST', body: fields }),
    });
    // A page in place of an answer is a proxy's that did not reach the server, or somebody else's altogether.
    const body: unknown = await response.json();
    return { isOk: response.ok, isNotNow: isPassing(response, body), body };
  } catch (cause) {
    onLost?.();
    throw new Unanswered(true, { isOnce: key !== undefined, cause });
  }
}

/** What refusals say beside their reason is read by a part of its own; where it cannot be had, the reason is told alone. */
const refusalOf = (body: unknown): Promise<Refusal> =>
  import('#contract/refusals-wire.ts').then(
    ({ readRefusal }) => readRefusal(body),
    () => bareRefusal(body),
  );
