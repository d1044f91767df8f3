// A pack whose wins are bonus money: when it is over, what it has won is to become a bonus. Whoever ends a pack schedules it.
import * as z from 'zod/mini';
import { defineTask, type Scheduled, scheduled } from '../jobs/tasks.ts';

/** It is money: whatever holds it up may take its time. */
const LASTS_MS = 30 * 24 * 3_600_000;

export const packEndedTask = defineTask('freespins.ended', z.object({ pack: z.string() }), {
  lastsMs: LASTS_MS,
});

export const packEnded = (pack: string, at: Date): Scheduled => scheduled(packEndedTask, { pack }, at);
