// npm run totals -- <first day> <last day>: what was taken in, paid out and gained in players, by day of UTC. Without days,
// the last seven.
import { decimalOf } from '#rules/decimal.ts';
import { cents } from '#rules/money.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { systemClock } from '../plumbing/clock.ts';
import { listTotals } from '../totals/daily-totals.ts';
import { withBooks } from './with-books.ts';

const DAY_MS = 86_400_000;
const day = (daysAgo: number) =>
  new Date(systemClock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);

const [from = day(6), to = day(0)] = process.argv.slice(2);

await withBooks(async ({ db }) => {
  for (const text of [from, to])
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new CannotStart(`${text} is no day: write 2026-11-16.`);
  const totals = await listTotals(db.sql, from, to);
  if (totals.length === 0) console.log(`Nothing happened from ${from} to ${to}.`);
  for (const { day: on, name, currency, count, cents: amount } of totals)
    console.log(
      [on, name, `${count}`, ...(currency === '' ? [] : [`${decimalOf(cents(amount))} ${currency}`])].join(
        ' · ',
      ),
    );
});
