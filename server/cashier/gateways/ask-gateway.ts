// The one door through which gateways are asked: bounded in time and size, and never quiet about a failure.
import { readOutsideJson } from '../../plumbing/outside-json.ts';
import { type Answer, BrokenOff, exchange } from './exchange.ts';
import { GatewayDeclined, GatewayFailed } from './gateway.ts';

/** A player may be waiting for it. What comes later is asked about again. */
export const ANSWERED_WITHIN_MS = 3_000;

export interface GatewayRequest {
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: object | undefined;
}

/** Null: there is no such thing there. An answer without a word is an empty object. */
export async function askGateway<T>(url: string, asked: GatewayRequest): Promise<T | null> {
  const { status, text } = await reach(url, asked);
  if (status === 404) return null;
  if (status === 402 || status === 422) throw new GatewayDeclined(`declined: ${url}`);
  // Nor does anybody follow a gateway that points elsewhere.
  if (status < 200 || status > 299) throw new GatewayFailed(`${url} answered ${status}`, true);
  try {
    return readOutsideJson(text || '{}') as T;
  } catch (error) {
    throw new GatewayFailed(`${url} answered what is no JSON`, true, { cause: error });
  }
}

async function reach(url: string, { method, headers, body }: GatewayRequest): Promise<Answer> {
  const question = { method, answeredWithinMs: ANSWERED_WITHIN_MS };
  try {
    return body === undefined
      ? await exchange(url, { ...question, headers, body: null })
      : await exchange(url, {
          ...question,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
  } catch (error) {
    const isReached = error instanceof BrokenOff;
    const what = isReached ? 'broke off' : 'was not reached';
    throw new GatewayFailed(`${url} ${what}`, isReached, { cause: error });
  }
}
