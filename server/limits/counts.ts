// The counts behind the limits, one row each. Those of one turn make one statement.
import { gather } from '../database/gather.ts';

interface Hit {
  key: string;
  now: Date;
  /** Of the span that begins now, if none runs. */
  end: Date;
}

interface Tally {
  /** This time included. */
  hits: number;
  endsAt: Date;
}

/** In the order of the keys, so that no two servers wait for each other. Within a turn now is one moment. */
export const count = gather<Hit, Tally>(async (sql, asked) => {
  const [{ now }] = asked as [Hit];
  const byKey = Map.groupBy(asked, ({ key }) => key);
  const groups = [...byKey.values()];
  const rows = await sql<{ key: string; hits: number; ends_at: Date }>`
    insert into rate_limit as held (key, hits, ends_at)
    select * from unnest(
      ${[...byKey.keys()]}::text[], ${groups.map(({ length }) => length)}::integer[],
      ${groups.map(([first]) => first!.end)}::timestamptz[]
    ) as asked (key, hits, ends_at) order by key
    on conflict (key) do update set
      hits = case when held.ends_at <= ${now} then excluded.hits
        else least(held.hits + excluded.hits, 1000000000) end,
      ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
    returning key, hits, ends_at`;
  const counted = new Map(rows.map((row) => [row.key, row]));
  return asked.map((one) => {
    const { hits, ends_at } = counted.get(one.key)!;
    const others = byKey.get(one.key)!;
    return { hits: hits - (others.length - 1 - others.indexOf(one)), endsAt: ends_at };
  });
});
