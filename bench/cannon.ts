// Fires requests from a process of its own and says how they were answered.
import autocannon from 'autocannon';
import { answerParent } from './child.ts';
import { quantile } from './spread.ts';

export interface Volley {
  /** `[<id>]` in it becomes another word in every request. */
  url: string;
  seconds: number;
  connections: number;
  headers: Record<string, string>;
}

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of a whole response, its head included. */
  bytesEach: number;
}

answerParent(fire);

async function fire({ url, seconds, connections, headers }: Volley): Promise<Load> {
  const times: number[] = [];
  let bytes = 0;
  const statuses = new Set<number>();
  const startedAt = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, duration: seconds, connections, headers, idReplacement: true };
    const shots = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    // Its own summary rounds to whole milliseconds, which is more than a bare server needs.
    shots.on('response', (_client, status, size, ms) => {
      statuses.add(status);
      times.push(ms);
      bytes += size;
    });
  });
  const tookMs = performance.now() - startedAt;
  if (times.length === 0) throw new Error(`${url} answered nobody within ${seconds} s`);
  if (result.errors > 0 || [...statuses].some((status) => status !== 200))
    throw new Error(
      `${url} answered with ${[...statuses]} and ${result.errors} errors, ${result.timeouts} of them late`,
    );
  return {
    perSecond: (times.length / tookMs) * 1000,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    bytesEach: bytes / times.length,
  };
}
