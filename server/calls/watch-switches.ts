// Reads the switches every second, so that a closure made by a command, its end, or a notification that was lost counts on
// this server too.
import { logTrouble } from '../plumbing/outage-log.ts';
import type { Product } from './product.ts';

const EVERY_MS = 1_000;

export function watchSwitches({ db, switches, announce }: Pick<Product, 'db' | 'switches' | 'announce'>) {
  let known = JSON.stringify(switches.closed);
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    try {
      await switches.reload(db.sql);
      const closed = JSON.stringify(switches.closed);
      if (closed !== known) await announce(['switches']);
      known = closed;
    } catch (error) {
      logTrouble(error, { what: 'switches' });
    } finally {
      isReading = false;
    }
  };
  const timer = setInterval(() => void read(), EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}
