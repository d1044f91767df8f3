import type { Sql } from '../database/db.ts';
import { methods } from './methods/shelf.ts';

interface PayoutTime {
  method: string;
  paid: number;
  median_seconds: number | null;
  p90_seconds: number | null;
}

const MEASURED_MS = 90 * 86_400_000;

/** From the request to the money paid: what players really waited. */
export async function measurePayouts(sql: Sql, now: Date): Promise<PayoutTime[]> {
  const rows = await sql<PayoutTime>`
    select method, count(*)::int as paid,
      percentile_cont(0.5) within group (order by extract(epoch from settled_at - created_at))::int as median_seconds,
      percentile_cont(0.9) within group (order by extract(epoch from settled_at - created_at))::int as p90_seconds
    from payment
    where type = 'withdrawal' and state = 'paid' and settled_at > ${new Date(now.getTime() - MEASURED_MS)}
    group by method`;
  return methods
    .filter(({ withdrawal }) => withdrawal !== null)
    .map(
      ({ sysname: method }) =>
        rows.find((row) => row.method === method) ?? {
          method,
          paid: 0,
          median_seconds: null,
          p90_seconds: null,
        },
    );
}
