// What would be seen once something was done, in a database that is the same afterwards.
import type { Db, Tx } from '#server/database/db.ts';

export async function undone<Seen>(
  { atomically }: Pick<Db, 'atomically'>,
  work: (tx: Tx) => Promise<Seen>,
): Promise<Seen> {
  const over = new Error('seen');
  let seen: Seen | undefined;
  await atomically(async (tx) => {
    seen = await work(tx);
    throw over;
  }).catch((error: unknown) => {
    if (error !== over) throw error;
  });
  return seen as Seen;
}
