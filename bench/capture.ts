// A response exactly as it came over the wire, still compressed.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Capture {
  status: number;
  /** Name, value, name, value …, in the order and letters in which they were sent. */
  headers: string[];
  body: Uint8Array;
}

/** Every Node server writes these itself, for each response anew. */
const writtenByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export async function capture(url: string, headers: Record<string, string>): Promise<Capture> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const pairs = response.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !writtenByNode.has(name.toLowerCase()) ? [name, all[at + 1]!] : [],
  );
  return { status: response.statusCode!, headers: pairs, body };
}
