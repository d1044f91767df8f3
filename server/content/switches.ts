// What can be turned while the product runs: read from the database, kept in memory, and read again whenever it
// changes. Maintenance is the operator's; failures and the shifted clock are the sandbox's, and mean nothing without it.
import type { Call } from '#contract/define.ts';
import { Refusal, type RefusalName } from '#contract/refusals.ts';
import { cents } from '#rules/money.ts';
import { type Sql, together } from '../database/db.ts';
import { createShiftedClock } from '../plumbing/clock.ts';
import { type Closure, closedRefusal, listClosed } from './closures.ts';

export type Maintenance = 'off' | 'disabled' | 'unavailable';

export interface SwitchValues {
  maintenance: Maintenance;
  /** By the name of a call, or of a part that is not one ('nfx.locales'): how it is made to fail. */
  failures: Record<string, RefusalName>;
  time_shift_ms: number;
}

const unturned: SwitchValues = { maintenance: 'off', failures: {}, time_shift_ms: 0 };

export class Switches {
  #values: SwitchValues = unturned;
  #closed: readonly Closure[] = [];
  readonly #clock = createShiftedClock(() => this.timeShiftMs);
  #isSandbox: boolean;

  constructor({ isSandbox }: { isSandbox: boolean }) {
    this.#isSandbox = isSandbox;
  }

  get maintenance(): Maintenance {
    return this.siteClosure() === null ? this.#values.maintenance : 'unavailable';
  }

  /** What staff has closed and is not over. */
  get closed(): readonly Closure[] {
    const now = this.#clock.now();
    return this.#closed.filter(({ ends_at: end }) => end === null || end > now);
  }

  siteClosure(): Closure | null {
    return this.closed.find(({ target }) => target === 'site') ?? null;
  }

  get failures(): Readonly<SwitchValues['failures']> {
    return this.#isSandbox ? this.#values.failures : {};
  }

  get timeShiftMs(): number {
    return this.#isSandbox ? this.#values.time_shift_ms : 0;
  }

  /** The calls a closed site explains itself with stay open, and so do support and whatever protects players. */
  requireOpen(call: Pick<Call, 'name' | 'servesBanned' | 'servesClosed'>): void {
    this.requireWorking(call.name);
    if (this.maintenance === 'off' || call.servesBanned || call.servesClosed) return;
    const closure = this.siteClosure();
    if (closure !== null) throw closedRefusal(closure, this.#clock.now());
    throw new Refusal(this.maintenance === 'disabled' ? 'ApplicationDisabled' : 'ApplicationUnavailable');
  }

  requireWorking(part: string): void {
    const failure = Object.hasOwn(this.failures, part) ? this.failures[part] : undefined;
    if (failure !== undefined) throw exampleOf(failure);
  }

  async reload(sql: Sql): Promise<void> {
    const [rows, closed] = await together(
      sql<{ name: string; value: unknown }>`select name, value from switch`,
      // All of them: with a shifted clock some begin only later, and reading filters by time.
      listClosed(sql, new Date(0)),
    );
    this.#closed = closed;
    this.#values = { ...unturned, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  }
}

/** Every server must be told afterwards that 'switches' changed. */
export async function turnSwitch<N extends keyof SwitchValues>(
  sql: Sql,
  name: N,
  value: SwitchValues[N],
  now: Date,
): Promise<void> {
  await sql`
    insert into switch (name, value, changed_at) values (${name}, ${JSON.stringify(value)}::text::jsonb, ${now})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;
}

/** A refusal with details of the kind it would really have. */
function exampleOf(reason: RefusalName): Refusal {
  switch (reason) {
    case 'TooManyRequests':
      return new Refusal(reason, { error_data: { retry_after: 60 } });
    case 'InMaintenance':
      return new Refusal(reason, {
        error_data: { target: 'product:casino', messages: {}, until: null, retry_after: 60 },
      });
    case 'BillingDepositLimitExceeded':
      return new Refusal(reason, { error_data: { available_amount: cents(0) } });
    default:
      return new Refusal(reason);
  }
}
