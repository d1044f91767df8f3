// A round whose player does not come back is ended for them a day later.
import * as z from 'zod/mini';
import { defineTask, type Scheduled, scheduled } from '../jobs/tasks.ts';
import type { RoundRow } from './round-rows.ts';

const ENDED_AFTER_MS = 24 * 3_600_000;
/** It is money: whatever holds it up may take its time. */
const LASTS_MS = 30 * 24 * 3_600_000;

export const absentTask = defineTask('round.absent', z.object({ player: z.int(), round: z.string() }), {
  lastsMs: LASTS_MS,
});

export const endedWhenAbsent = (
  { id, player_id }: Pick<RoundRow, 'id' | 'player_id'>,
  now: Date,
): Scheduled =>
  scheduled(absentTask, { player: player_id, round: id }, new Date(now.getTime() + ENDED_AFTER_MS));
