// The desk's side of the contract: typed input in, typed output or a Refusal back.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { isRefusal, Refusal } from '#contract/refusals.ts';
import { readRefusal } from '#contract/refusals-wire.ts';

const ANSWERED_WITHIN_MS = 20_000;

let onSignedOut: () => void = () => undefined;

/** Told when an answer says that the session is over. */
export const hearSignedOut = (hear: () => void): void => {
  onSignedOut = hear;
};

export async function ask<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
  const fields = toFields(z.encode(call.input, input as never) as object);
  const isWrite = call.verb === 'POST';
  const query = isWrite ? '' : `?${fields}`;
  const response = await fetch(`/desk/api/${call.name}${query}`, {
    headers: { 'x-csrf': '1' },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    ...(isWrite && { method: 'POST', body: fields }),
  }).catch(() => {
    throw new Refusal('ApplicationUnavailable');
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return z.decode(call.output, (body as { result: never }).result) as Output<C>;
  const refusal = readRefusal(body);
  if (isRefusal(refusal, 'Authorization')) onSignedOut();
  throw refusal;
}
