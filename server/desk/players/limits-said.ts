// The limits a player has set on themselves, each in a few words.
import type { PlayerPicture } from '#contract/desk/players.ts';
import { formatMoney } from '#rules/format.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql } from '../../database/db.ts';
import { playLimitViews } from '../../protection/play-limits.ts';

type Limit = PlayerPicture['limits'][number];

export async function limitsOf(
  sql: Sql,
  playerId: number,
  { now, currency }: { now: Date; currency: Currency },
): Promise<Limit[]> {
  const [deposit] = await sql<{ cents: Cents; period: string }>`
    select cents, period from deposit_limit where player_id = ${playerId}`;
  const own = await playLimitViews(sql, playerId, now);
  const set = own.filter(({ amount, minutes }) => amount !== null || minutes !== null);
  return [
    ...(deposit === undefined
      ? []
      : [
          { kind: 'deposit', says: `${formatMoney({ amount: deposit.cents, currency })}, ${deposit.period}` },
        ]),
    ...set.map(({ kind, amount, days, minutes }) => ({
      kind,
      says: [
        amount === null ? '' : formatMoney({ amount, currency }),
        days === null ? '' : `${days} days`,
        minutes === null ? '' : `${minutes} min`,
      ]
        .filter(Boolean)
        .join(', '),
    })),
  ];
}
