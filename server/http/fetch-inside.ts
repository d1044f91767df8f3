// Asking ourselves without a network: for what lives in this process and is spoken to as if it did not.
import type { FastifyInstance, InjectOptions } from 'fastify';

type Fetch = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: unknown },
) => Promise<Response>;

export const fetchInside =
  (app: FastifyInstance): Fetch =>
  async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url);
    const {
      statusCode,
      rawPayload,
      headers: answered,
    } = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...headers, host },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const told = Object.entries(answered).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: told,
    });
  };
