// The one door through which gateways are asked: bounded in time and size, and never quiet about a failure.
import { GatewayDeclined, GatewayFailed } from './gateway.ts';

const ANSWERED_WITHIN_MS = 10_000;

export interface GatewayRequest {
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: object | undefined;
}

/** Null: there is no such thing there. An answer without a word is an empty object. */
export async function askGateway<T>(
  url: string,
  { method, headers, body }: GatewayRequest,
): Promise<T | null> {
  const response = await reach(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  const text = await response.text().catch(() => '');
  if (response.status === 404) return null;
  if (response.status === 402 || response.status === 422) throw new GatewayDeclined(`declined: ${url}`);
  if (!response.ok) throw new GatewayFailed(`${url} answered ${response.status}`, true);
  try {
    return JSON.parse(text || '{}') as T;
  } catch (error) {
    throw new GatewayFailed(`${url} answered what is no JSON`, true, { cause: error });
  }
}

async function reach(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new GatewayFailed(`${url} was not reached`, false, { cause: error });
  }
}
