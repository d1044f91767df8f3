// Before a match its prices move as a market's do: around what the model says, less and less until it begins. How far is a
// function of the event and of the hour in which its prices last moved, so that every server comes to the same.
import { createHash } from 'node:crypto';
import { fairChances } from '#sports/law/score-law.ts';
import { marketsOf, type Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import type { EventRecord } from './event-rows.ts';

/** Of the home side's price, in logits. */
const DEVIATION = 0.01;
/**
 * A price is never further off. Whoever knows the strength exactly picks the prices that are off in their favour, and what
 * accumulators get on top multiplies that: the margin has to cover all of it (extras-offered.test.ts).
 */
const NOISE_MAX = 0.015;
const FROM_MS = 24 * 3_600_000;

type Opening = Pick<EventRecord, 'id' | 'sport' | 'strength' | 'starts_at' | 'moved_at'>;

export function openingStrength({ id, sport, strength, starts_at, moved_at }: Opening): number {
  const left = moved_at === null ? FROM_MS : starts_at.getTime() - moved_at.getTime();
  const share = Math.sqrt(Math.max(0, Math.min(1, left / FROM_MS)));
  const noise = DEVIATION * normalOf(`${id} ${moved_at?.getTime() ?? 'opening'}`);
  return strength + (share * Math.max(-NOISE_MAX, Math.min(NOISE_MAX, noise))) / slopeOf(sport);
}

/** As the bell curve has it, from the text alone. */
function normalOf(text: string): number {
  const hash = createHash('sha256').update(text).digest();
  const share = (at: number) => (hash.readUInt32BE(at) + 0.5) / 2 ** 32;
  return Math.sqrt(-2 * Math.log(share(0))) * Math.cos(2 * Math.PI * share(4));
}

const slopes = new Map<Sport, number>();

/** By how many logits a unit of strength moves the home side's price. */
function slopeOf(sport: Sport): number {
  let slope = slopes.get(sport);
  if (slope === undefined) {
    slope = logitAt(sport, 0.5) - logitAt(sport, -0.5);
    slopes.set(sport, slope);
  }
  return slope;
}

function logitAt(sport: Sport, strength: number): number {
  const { markets, follow } = sportModels[sport];
  const [main] = marketsOf(markets.slice(0, 1));
  const chance = fairChances(main!.spec, follow(strength, [], 0).law()!)![0]!;
  return Math.log(chance / (1 - chance));
}
