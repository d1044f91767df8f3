// The record of a player's payments, the latest first. Without further filters any page is found by its numbers alone,
// whatever lies before it.
import type { Payment, PaymentState, PaymentType } from '#contract/cashier/cashier.ts';
import { decimalOf } from '#rules/decimal.ts';
import type { PlayerContext } from '../calls/context.ts';
import { type DaysAsked, spanOf } from '../calls/days-asked.ts';
import type { Sql } from '../database/db.ts';
import { paymentView } from './payment-view.ts';
import type { PaymentRow } from './payments.ts';

export interface HistoryFilter extends DaysAsked {
  type?: PaymentType | undefined;
  state?: PaymentState | undefined;
  method?: string | undefined;
  transaction?: string | undefined;
}

interface Span {
  offset: number;
  count: number;
}

export async function listPayments(
  filter: HistoryFilter,
  span: Span,
  ctx: PlayerContext,
): Promise<{ items: Payment[]; count: number }> {
  const { type, zone: _, ...finer } = filter;
  const isPlain = Object.values(finer).every((value) => value === undefined);
  const find = isPlain ? byNumber : byFilter;
  const { rows, count } = await find(ctx.db.sql, ctx.player.id, filter, span);
  return { items: rows.map((row) => paymentView(row, ctx)), count };
}

async function byNumber(sql: Sql, playerId: number, { type }: HistoryFilter, { offset, count }: Span) {
  if (type === undefined) {
    const [last] = await sql<{ number: number }>`
      select coalesce(max(number), 0)::int as number from payment where player_id = ${playerId}`;
    const rows = await sql<PaymentRow>`
      select * from payment where player_id = ${playerId} and number <= ${last!.number - offset}
      order by number desc limit ${count}`;
    return { rows, count: last!.number };
  }
  const [last] = await sql<{ number: number }>`
    select coalesce(max(type_number), 0)::int as number from payment
    where player_id = ${playerId} and type = ${type}`;
  const rows = await sql<PaymentRow>`
    select * from payment
    where player_id = ${playerId} and type = ${type} and type_number <= ${last!.number - offset}
    order by type_number desc limit ${count}`;
  return { rows, count: last!.number };
}

async function byFilter(sql: Sql, playerId: number, filter: HistoryFilter, { offset, count }: Span) {
  const { type = null, state = null, method = null, transaction = null } = filter;
  const { from, to } = spanOf(filter);
  const found = await sql<{ total: number }>`
    select count(*)::int as total from payment
    where player_id = ${playerId} and (${type}::text is null or type = ${type})
      and (${state}::text is null or state = ${state}) and (${method}::text is null or method = ${method})
      and (${transaction}::text is null or transaction = ${transaction})
      and (${from}::timestamptz is null or created_at >= ${from}) and (${to}::timestamptz is null or created_at < ${to})`;
  const rows = await sql<PaymentRow>`
    select * from payment
    where player_id = ${playerId} and (${type}::text is null or type = ${type})
      and (${state}::text is null or state = ${state}) and (${method}::text is null or method = ${method})
      and (${transaction}::text is null or transaction = ${transaction})
      and (${from}::timestamptz is null or created_at >= ${from}) and (${to}::timestamptz is null or created_at < ${to})
    order by number desc offset ${offset} limit ${count}`;
  return { rows, count: found[0]!.total };
}

const EXPORT_MAX = 100_000;

/** All of it in one text, for a spreadsheet. */
export async function exportPayments(filter: DaysAsked, ctx: PlayerContext): Promise<string> {
  const { rows } = await byFilter(ctx.db.sql, ctx.player.id, filter, { offset: 0, count: EXPORT_MAX });
  const lines = rows.map((row) => {
    const { transaction, type, method, amount, credited, fee, state, created_at, settled_at } = paymentView(
      row,
      ctx,
    );
    const [paid, cost] = [decimalOf(amount.amount), decimalOf(fee.amount)];
    const came = credited === null ? '' : `${decimalOf(credited.amount)} ${credited.currency}`;
    const facts = [
      created_at,
      settled_at ?? '',
      type,
      method,
      paid,
      cost,
      amount.currency,
      state,
      transaction,
    ];
    return [...facts, came].join(',');
  });
  return [
    'created_at,settled_at,type,method,amount,fee,currency,state,transaction,credited',
    ...lines,
    '',
  ].join('\r\n');
}
