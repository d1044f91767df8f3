// The browser's side of the contract: typed input in, typed output or a Refusal back.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { Refusal } from '#contract/refusals.ts';
import { readRefusal } from '#contract/refusals-wire.ts';

export type Asker = <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>;

const VERSION = '1';

/** `localeOf` is asked at each call: the visitor may have changed the language since. */
export const createAsker =
  (localeOf: () => string): Asker =>
  async <C extends Call>(call: C, input: Input<C>) => {
    const fields = toFields(z.encode(call.input, input as never) as object);
    const query = callQuery(localeOf());
    const response = await send(call, query, fields);
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw readRefusal(body);
    return z.decode(call.output, (body as { result: never }).result) as Output<C>;
  };

/** In a third-party frame a strict cookie is not sent; the flag tells the server so (decision D03). */
function callQuery(locale: string): URLSearchParams {
  const query = new URLSearchParams({ v: VERSION, locale });
  if (window.self !== window.top) query.set('_non_strict', '1');
  return query;
}

async function send(call: Call, query: URLSearchParams, fields: URLSearchParams): Promise<Response> {
  const headers = { 'x-csrf': '1' };
  try {
    if (call.verb === 'POST')
      return await fetch(`/api/${call.name}?${query}`, { method: 'POST', body: fields, headers });
    for (const [name, value] of fields) query.set(name, value);
    return await fetch(`/api/${call.name}?${query}`, { headers });
  } catch (cause) {
    throw Object.assign(new Refusal('UnknownError'), { cause });
  }
}
