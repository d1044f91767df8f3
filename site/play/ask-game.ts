// The frame's side of the contract: it asks with the token it was opened with, and no cookie counts.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { readRefusal } from '#contract/refusals-wire.ts';
import type { Asker } from '../asking/ask.ts';
import { isPassing, NotNow, Unanswered } from '../asking/unanswered.ts';

const VERSION = '1';
/** A player who waits for a round waits no longer than this before being told. */
const ANSWERED_WITHIN_MS = 10_000;

export const createGameAsker =
  ({ token, locale }: { token: string; locale: string }): Asker =>
  async <C extends Call>(call: C, input: Input<C>, key?: string) => {
    const fields = toFields(z.encode(call.input, input as never) as object);
    const query = new URLSearchParams({ v: VERSION, locale });
    const isWrite = call.verb === 'POST';
    // What changes something is not even tried offline: the browser must not send it later by itself.
    if (isWrite && navigator.onLine === false) throw new Unanswered(false);
    if (!isWrite) for (const [name, value] of fields) query.set(name, value);
    const { response, body } = await send(`/api/${call.name}?${query}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-csrf': '1',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      credentials: 'omit',
      ...(isWrite && { method: 'POST', body: fields }),
    });
    if (isPassing(response, body)) throw new NotNow();
    if (!response.ok) throw readRefusal(body);
    return z.decode(call.output, (body as { result: never }).result) as Output<C>;
  };

/** A page in place of an answer is a proxy's that did not reach the server: that is no answer either. */
async function send(address: string, request: RequestInit): Promise<{ response: Response; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const response = await fetch(address, { ...request, signal });
    return { response, body: await response.json() };
  } catch (cause) {
    throw new Unanswered(true, { isOnce: true, cause });
  }
}
