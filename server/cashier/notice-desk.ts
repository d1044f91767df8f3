// Notices that arrive at the same moment are heard in one transaction, so that many deposits cost little more than one. A
// lone one goes at once, and each is still heard on its own: none is spoiled by another.
import type { Db, Tx } from '../db.ts';
import { applyTruth, type Paid, putUnderReview, settle } from './deposit-truth.ts';
import type { Notice, Truth } from './gateways/gateway.ts';
import type { PaymentRow } from './payments.ts';
import { applyPayoutTruth } from './payout-truth.ts';

export type Heard = 'nothing of ours' | 'heard before' | 'heard';

interface Told {
  notice: Notice;
  gateway: string;
  /** What the gateway said when asked about it. */
  truth: Truth;
  now: Date;
}

interface Ticket extends Told {
  resolve(heard: Heard): void;
  reject(reason: unknown): void;
}

/** While one group is being written to the disk, the next is being reckoned; more would only make them smaller. */
const LANES = 2;
const GROUP_MAX = 100;

const desks = new WeakMap<Db, NoticeDesk>();

export function deskOf(db: Db): NoticeDesk {
  const desk = desks.get(db) ?? new NoticeDesk(db);
  desks.set(db, desk);
  return desk;
}

class NoticeDesk {
  readonly #db: Db;
  #waiting: Ticket[] = [];
  #free = LANES;
  #isAwake = false;

  constructor(db: Db) {
    this.#db = db;
  }

  take(told: Told): Promise<Heard> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...told, resolve, reject });
      this.#wake();
    });
  }

  /** At the end of this turn of the event loop, so that all who come within it go together. */
  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => {
      this.#isAwake = false;
      while (this.#free > 0 && this.#waiting.length > 0) void this.#leave(this.#nextGroup());
    });
  }

  async #leave(group: readonly Ticket[]): Promise<void> {
    this.#free -= 1;
    await this.#go(group);
    this.#free += 1;
    this.#wake();
  }

  /** No payment twice: what is said of it second must see what the first has done. */
  #nextGroup(): Ticket[] {
    const group = new Map<string, Ticket>();
    const left: Ticket[] = [];
    for (const ticket of this.#waiting) {
      const isFree = group.size < GROUP_MAX && !group.has(ticket.notice.transaction);
      if (isFree) group.set(ticket.notice.transaction, ticket);
      else left.push(ticket);
    }
    this.#waiting = left;
    return [...group.values()];
  }

  async #go(group: readonly Ticket[]): Promise<void> {
    try {
      const heard = await this.#db.atomically((tx) => hear(tx, group));
      for (const [at, { resolve }] of group.entries()) resolve(heard[at]!);
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const ticket of group) await this.#go([ticket]);
    }
  }
}

async function hear(tx: Tx, all: readonly Told[]): Promise<Heard[]> {
  const payments = await lockTold(tx, all);
  const paid: (Paid & { now: Date })[] = [];
  for (const { notice, truth, now } of all) {
    const payment = payments.get(notice.transaction);
    if (payment?.is_news !== true) continue;
    if (payment.type === 'withdrawal') await applyPayoutTruth(tx, payment, truth, { now });
    else if (differs(notice, payment))
      await putUnderReview(tx, payment, { told: `${notice.amount} ${notice.currency}`, now });
    else if (truth.state === 'paid') paid.push({ payment, truth, now });
    else await applyTruth(tx, payment, truth, now);
  }
  if (paid.length > 0) await settle(tx, paid, { now: paid[0]!.now });
  return all.map(({ notice }) => {
    const payment = payments.get(notice.transaction);
    if (payment === undefined) return 'nothing of ours';
    return payment.is_news ? 'heard' : 'heard before';
  });
}

type Locked = PaymentRow & { is_news: boolean };

/** Locks the payments they are about, and keeps that we were told: the second telling of the same event is no news. */
async function lockTold(tx: Tx, all: readonly Told[]): Promise<Map<string, Locked>> {
  const rows = await tx.sql<Locked>`
    with told as (
      select * from unnest(
        ${all.map(({ notice }) => notice.transaction)}::text[], ${all.map(({ notice }) => notice.type)}::text[],
        ${all.map(({ gateway }) => gateway)}::text[], ${all.map(({ notice }) => notice.eventId)}::text[]
      ) as told (transaction, type, gateway, event_id)),
    locked as (
      select payment.* from told join payment using (transaction, type, gateway) order by payment.id
      for update of payment),
    kept as (
      insert into payment_notice (gateway, event_id, transaction, received_at)
      select gateway, event_id, transaction, ${all[0]!.now} from told join locked using (transaction, type, gateway)
      on conflict do nothing returning transaction)
    select locked.*, kept.transaction is not null as is_news from locked left join kept using (transaction)`;
  return new Map(rows.map((row) => [row.transaction, row]));
}

const differs = ({ amount, currency }: Notice, payment: PaymentRow): boolean =>
  (amount !== null && amount !== payment.cents) || (currency !== null && currency !== payment.currency);
