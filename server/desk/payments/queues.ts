// What waits for people of the cashier, queue by queue. What waits is shown the oldest first, what has ended the latest.
import type { paymentQueues } from '#contract/desk/payments.ts';
import type { PaymentRow } from '../../cashier/payments.ts';
import type { Sql } from '../../database/db.ts';

export type Queue = (typeof paymentQueues)[number];

export interface QueuedPayment extends PaymentRow {
  player_name: string;
  doubt: string;
  agreed_by: string;
  taken_by: string;
}

export interface QueueWish {
  queue: Queue;
  after: number | null;
  count: number;
  transaction: string | null;
  player: number | null;
  method: string | null;
}

/** One more than was asked for, where there are more. */
export const listQueue = (sql: Sql, wish: QueueWish): Promise<QueuedPayment[]> =>
  wish.queue === 'ended' || wish.queue === 'under-way' ? listPast(sql, wish) : listWaiting(sql, wish);

const listWaiting = (sql: Sql, { queue, after, count, transaction, player, method }: QueueWish) =>
  sql<QueuedPayment>`
    select payment.*, player.fakename as player_name, coalesce(taken.name, '') as taken_by,
      coalesce((
        select step.reason from payment_step step
        where step.payment_id = payment.id and step.state = payment.state order by number limit 1), '') as doubt,
      coalesce((
        select step.by from payment_step step
        where step.payment_id = payment.id and step.reason = 'second_look' order by number desc limit 1), '') as agreed_by
    from payment join player on player.id = payment.player_id
      left join payment_taken on payment_taken.payment_id = payment.id
      left join staff_member taken on taken.id = payment_taken.member_id
    where case ${queue}
        when 'withdrawals' then payment.type = 'withdrawal' and state = 'checks'
        when 'second' then state in ('checks', 'review') and payment.reason = 'second_look'
        when 'deposits' then payment.type = 'deposit' and state = 'review'
        else state in ('approved', 'sent') and gateway = 'iban' end
      and state in ('checks', 'review', 'approved', 'sent')
      and (${after}::bigint is null or payment.id > ${after})
      and (${transaction}::text is null or payment.transaction = ${transaction})
      and (${player}::bigint is null or payment.player_id = ${player})
      and (${method}::text is null or payment.method = ${method})
    order by payment.id limit ${count + 1}`;

const listPast = (sql: Sql, { queue, after, count, transaction, player, method }: QueueWish) =>
  sql<QueuedPayment>`
    select payment.*, player.fakename as player_name, '' as taken_by, '' as doubt, '' as agreed_by
    from payment join player on player.id = payment.player_id
    where case ${queue}
        when 'under-way' then state in ('started', 'pending', 'held', 'approved', 'sent')
        else state in ('paid', 'failed', 'declined', 'cancelled') end
      and (${after}::bigint is null or payment.id < ${after})
      and (${transaction}::text is null or payment.transaction = ${transaction})
      and (${player}::bigint is null or payment.player_id = ${player})
      and (${method}::text is null or payment.method = ${method})
    order by payment.id desc limit ${count + 1}`;

export async function findQueued(sql: Sql, transaction: string): Promise<QueuedPayment | undefined> {
  const [row] = await sql<QueuedPayment>`
    select payment.*, player.fakename as player_name, coalesce(taken.name, '') as taken_by,
      coalesce((
        select step.reason from payment_step step
        where step.payment_id = payment.id and step.state = payment.state order by number limit 1), '') as doubt,
      coalesce((
        select step.by from payment_step step
        where step.payment_id = payment.id and step.reason = 'second_look' order by number desc limit 1), '') as agreed_by
    from payment join player on player.id = payment.player_id
      left join payment_taken on payment_taken.payment_id = payment.id
      left join staff_member taken on taken.id = payment_taken.member_id
    where payment.transaction = ${transaction}`;
  return row;
}

interface Counts {
  withdrawals: number;
  second: number;
  deposits: number;
  by_hand: number;
  lines: number;
}

export async function countQueues(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Counts>`
    select count(*) filter (where state = 'checks')::int as withdrawals,
      count(*) filter (where state in ('checks', 'review') and reason = 'second_look')::int as second,
      count(*) filter (where state = 'review')::int as deposits,
      count(*) filter (where state in ('approved', 'sent') and gateway = 'iban')::int as by_hand,
      (select count(*)::int from bank_line where transaction is null and aside_by is null) as lines
    from payment where state in ('checks', 'review', 'approved', 'sent')`;
  const { by_hand, ...counts } = row!;
  return { ...counts, 'by-hand': by_hand };
}

/** All that a person must look at, for the navigation. */
export async function countPayments(sql: Sql): Promise<number> {
  const counts = await countQueues(sql);
  return counts['withdrawals']! + counts['deposits']! + counts['by-hand']! + counts['lines']!;
}
