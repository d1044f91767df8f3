// Everyone who reads facts. Whoever makes them knows none of these.
import type { Reader } from './facts/read-facts.ts';
import { dailyTotals } from './totals/daily-totals.ts';

export const readers: readonly Reader[] = [dailyTotals];
