// The slip as the browser keeps it, and what it becomes: pure. What it is worth is the server's to say.
import * as z from 'zod/mini';
import { Competitor, SportName } from '#contract/betting/event.ts';
import { oddsPolicies } from '#contract/betting/slip.ts';
import { type Cents, fromUnits, ZERO } from '#rules/money.ts';
import { COMBOS_MAX, countCombos, LEGS_MAX, type NamedSystem, namedSystems } from '#sports/bets/combos.ts';

const Pick = z.object({
  market: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  outcome: z.string(),
});
export type SlipPick = z.output<typeof Pick>;

const SlipEvent = z.object({
  id: z.int(),
  sport: SportName,
  home: Competitor,
  away: Competitor,
  starts_at: z.string(),
  is_virtual: z.boolean(),
});
export type SlipEvent = z.output<typeof SlipEvent>;

const Leg = z.object({
  event: SlipEvent,
  /** One, or the picks of a bet builder. */
  picks: z.array(Pick),
  /** The price that was seen and agreed to. */
  odds: z.int(),
  is_banker: z.boolean(),
  /** As it is typed, on the leg as a single. */
  stake: z.string(),
});
export type KeptLeg = z.output<typeof Leg>;

export const slipModes = ['singles', 'multi', 'system'] as const;
export type SlipMode = (typeof slipModes)[number];

export const KeptSlip = z.object({
  legs: z.array(Leg),
  mode: z.enum(slipModes),
  /** "2" for two of all, or the name of a system. */
  system: z.string(),
  stake: z.string(),
  policy: z.enum(oddsPolicies),
  /** A free bet that is to pay for it. */
  freebet: z.optional(z.nullable(z.int())),
});
export type KeptSlip = z.output<typeof KeptSlip>;

export const emptySlip: KeptSlip = { legs: [], mode: 'multi', system: '2', stake: '', policy: 'better' };

export const hasPick = ({ legs }: KeptSlip, event: number, market: string, outcome: string): boolean =>
  legs.some(
    (leg) =>
      leg.event.id === event &&
      leg.picks.length === 1 &&
      leg.picks[0]!.market === market &&
      leg.picks[0]!.outcome === outcome,
  );

/** Takes a pick in, or out if it is there. Another answer to the same question takes its place. */
export function togglePick(slip: KeptSlip, event: SlipEvent, pick: SlipPick, odds: number): KeptSlip {
  const isSameMarket = (leg: KeptLeg) =>
    leg.event.id === event.id && leg.picks.length === 1 && leg.picks[0]!.market === pick.market;
  const others = slip.legs.filter((leg) => !isSameMarket(leg));
  if (hasPick(slip, event.id, pick.market, pick.outcome)) return withLegs(slip, others);
  if (others.length >= LEGS_MAX) return slip;
  return withLegs(slip, [...others, { event, picks: [pick], odds, is_banker: false, stake: '' }]);
}

/** Puts a builder in; it takes the place of an earlier one of the same match. */
export function withBuilder(slip: KeptSlip, event: SlipEvent, picks: SlipPick[], odds: number): KeptSlip {
  const others = slip.legs.filter((leg) => leg.event.id !== event.id || leg.picks.length === 1);
  if (others.length >= LEGS_MAX) return slip;
  return withLegs(slip, [...others, { event, picks, odds, is_banker: false, stake: '' }]);
}

/** All picks of one match as one leg; its price is asked for. */
export function joined(slip: KeptSlip, event: number): KeptSlip {
  const own = slip.legs.filter((leg) => leg.event.id === event);
  const [first] = own;
  if (first === undefined || own.length < 2) return slip;
  const leg = { ...first, picks: own.flatMap(({ picks }) => picks), is_banker: false };
  const at = slip.legs.indexOf(first);
  const rest = slip.legs.filter((other) => other.event.id !== event);
  return withLegs(slip, rest.toSpliced(Math.min(at, rest.length), 0, leg));
}

/** What became a bet leaves the slip, at whatever price it stands there by now. */
export const withoutLegs = (slip: KeptSlip, placed: readonly KeptLeg[]): KeptSlip =>
  withLegs(
    slip,
    slip.legs.filter((leg) => !placed.some((one) => isSameLeg(one, leg))),
  );

const isSameLeg = (one: KeptLeg, other: KeptLeg) =>
  one.event.id === other.event.id &&
  one.picks.length === other.picks.length &&
  one.picks.every(({ market, outcome }, at) => {
    const pick = other.picks[at]!;
    return pick.market === market && pick.outcome === outcome;
  });

export const withLegs = (slip: KeptSlip, legs: KeptLeg[]): KeptSlip => ({ ...slip, legs });

export const changeLeg = (slip: KeptSlip, place: number, change: Partial<KeptLeg>): KeptSlip =>
  withLegs(
    slip,
    slip.legs.map((leg, at) => (at === place ? { ...leg, ...change } : leg)),
  );

/** Two legs of one match cannot play together. */
export function clashOf({ legs }: KeptSlip): number | null {
  const seen = new Set<number>();
  for (const { event } of legs) {
    if (seen.has(event.id)) return event.id;
    seen.add(event.id);
  }
  return null;
}

export interface SystemChoice {
  /** As the slip keeps it. */
  value: string;
  size?: number;
  name?: NamedSystem;
  combos: number;
}

/** Every system of so many legs. With bankers only those that say how many of the others play together. */
export function systemsOf(legs: number, bankers: number): SystemChoice[] {
  const free = legs - bankers;
  const sized = Array.from({ length: Math.max(0, free - 2) }, (_, at) => at + 2).map((size) => ({
    ...{ value: String(size), size },
    combos: countCombos({ legs: free, sizes: [size] }),
  }));
  // With a banker one of the others is enough to make a combination of two.
  const single = bankers > 0 && free > 1 ? [{ value: '1', size: 1, combos: free }] : [];
  const named = Object.entries(namedSystems)
    .filter(([, system]) => bankers === 0 && system.legs === legs)
    .map(([name, { sizes }]) => ({
      ...{ value: name, name: name as NamedSystem },
      combos: countCombos({ legs, sizes: [...sizes] }),
    }));
  return [...single, ...sized, ...named].filter(({ combos }) => combos <= COMBOS_MAX);
}

export const bankersOf = ({ legs }: KeptSlip): number => legs.filter(({ is_banker }) => is_banker).length;

/** The one that is chosen, or else the first there is. */
export function systemOf(slip: KeptSlip): SystemChoice | undefined {
  const all = systemsOf(slip.legs.length, bankersOf(slip));
  return all.find(({ value }) => value === slip.system) ?? all[0];
}

/** What can be played with these legs; a wish that cannot be had is played as singles. */
export function modeOf(slip: KeptSlip): SlipMode {
  if (slip.legs.length < 2) return 'singles';
  return slip.mode === 'system' && systemOf(slip) === undefined ? 'multi' : slip.mode;
}

/** "12.5" is 1250 cents; what is no amount is nothing. */
export const stakeCents = (text: string): Cents =>
  /^\d{1,7}([.,]\d{0,2})?$/.test(text) ? fromUnits(Number(text.replace(',', '.'))) : ZERO;

export const stakeText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
