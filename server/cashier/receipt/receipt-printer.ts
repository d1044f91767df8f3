// Where receipts are drawn: one at a time, off the thread that answers, and no more waiting than can be drawn soon.
import { Lane } from '../../plumbing/lane.ts';
import { Thread } from '../../plumbing/thread.ts';
import type { ReceiptSheet } from './receipt-pdf.ts';

/** At some 15 ms each the last of them waits a third of a second. */
const lane = new Lane({ atOnce: 1, waitingMax: 24, waitingMaxEach: 4, retryAfterS: 1 });
const thread = new Thread<ReceiptSheet, string>(new URL('./receipt-thread.ts', import.meta.url), {
  withinMs: 10_000,
});

/** The file in base64. Throws Busy when too many wait. */
export const drawReceipt = (sheet: ReceiptSheet, playerId: number): Promise<string> =>
  lane.run(String(playerId), () => thread.ask(sheet));
