// Fires requests from a process of its own and says how they were answered.
import autocannon from 'autocannon';
import { answerParent } from './child.ts';
import { quantile } from './spread.ts';

export interface Volley {
  /** `[<id>]` in it becomes another word in every request. */
  url: string;
  requests: number;
  connections: number;
  headers: Record<string, string>;
  /** Of several visitors, who take turns. */
  cookies?: readonly string[];
}

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of a whole response, its head included. */
  bytesEach: number;
}

/** An answer that takes longer is not counted but reported. */
const LATE_SECONDS = 60;

answerParent(fire);

async function fire({ url, requests, connections, headers, cookies }: Volley): Promise<Load> {
  const times: number[] = [];
  let bytes = 0;
  const statuses = new Set<number>();
  let startedAt = 0;
  let answeredAt = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      amount: requests,
      connections,
      headers,
      idReplacement: true,
      ...(cookies && { requests: cookies.map((cookie) => ({ headers: { ...headers, cookie } })) }),
      timeout: LATE_SECONDS,
    };
    const shots = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    shots.on('start', () => {
      startedAt = performance.now();
    });
    // Its own summary knows whole seconds and whole milliseconds only, and a bare server is quicker than that.
    shots.on('response', (_client, status, size, ms) => {
      statuses.add(status);
      times.push(ms);
      answeredAt = performance.now();
      bytes += size;
    });
  });
  if (result.errors > 0 || [...statuses].some((status) => status !== 200))
    throw new Error(
      `${url} answered with ${[...statuses]} and ${result.errors} errors, ${result.timeouts} of them late`,
    );
  return {
    perSecond: (times.length / (answeredAt - startedAt)) * 1000,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    bytesEach: bytes / times.length,
  };
}
