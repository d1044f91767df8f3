// What bets must come to, worked out by other means than the product's: whole numbers only, markets by their own few lines,
// every combination multiplied out and cut off once.

export interface ModelEvent {
  id: number;
  state: 'scheduled' | 'live' | 'over' | 'cancelled';
  home: number;
  away: number;
  voids: Set<string>;
}

export interface ModelLeg {
  event: ModelEvent;
  market: string;
  outcome: string;
  oddsX1000: bigint;
}

export interface ModelBet {
  id: string;
  legs: ModelLeg[];
  combos: number[][];
  unit: bigint;
  isBoosted: boolean;
  /** Nothing of it is left: it was sold. */
  isSold: boolean;
  sold: bigint;
}

/** Halves of a stake that come back, and halves that win; null while nobody knows. */
type Halves = { back: bigint; won: bigint } | null;

const WON: Halves = { back: 0n, won: 2n };
const LOST: Halves = { back: 0n, won: 0n };
const VOID: Halves = { back: 2n, won: 0n };

/** By how many quarters it is on the right side of its line. */
const byQuarters = (ahead: number): Halves => {
  if (ahead >= 2) return WON;
  if (ahead === 1) return { back: 1n, won: 1n };
  if (ahead === 0) return VOID;
  return ahead === -1 ? { back: 1n, won: 0n } : LOST;
};

function finished({ market, outcome, event: { home, away } }: ModelLeg): Halves {
  const [code, param = ''] = market.split('|');
  const line = Math.round(4 * Number(param.replace('line=', '')));
  switch (code) {
    case 'result':
      return outcome === (home > away ? '1' : home < away ? '2' : 'X') ? WON : LOST;
    case 'draw-no-bet':
      return home === away ? VOID : outcome === (home > away ? '1' : '2') ? WON : LOST;
    case 'total': {
      const over = 4 * (home + away) - line;
      return byQuarters(outcome === 'over' ? over : -over);
    }
    case 'handicap': {
      const ahead = 4 * (home - away) + line;
      return byQuarters(outcome === '1' ? ahead : -ahead);
    }
    default:
      throw new Error(`the model knows no ${code}`);
  }
}

export function halvesOf(leg: ModelLeg): Halves {
  const { event, market, outcome } = leg;
  if (event.voids.has(market) || event.state === 'cancelled') return VOID;
  if (event.state === 'over') return finished(leg);
  // While it goes on: more goals can only help a side that is over its line already.
  if (event.state === 'live' && market.startsWith('total') && outcome === 'over') {
    const now = finished(leg);
    return now !== null && now.won === 2n ? WON : null;
  }
  return null;
}

const boosts: readonly (readonly [legs: number, percent: bigint])[] = [
  [12, 25n],
  [8, 15n],
  [5, 8n],
  [3, 3n],
];

/** All that it has paid, what was sold with it. */
export function paidOf({ legs, combos, unit, isBoosted, isSold, sold }: ModelBet): bigint {
  if (isSold) return sold;
  const halves = legs.map(halvesOf);
  const each = combos.map((places) => {
    if (places.some((place) => halves[place] !== null && halves[place]!.back + halves[place]!.won === 0n))
      return 0n;
    if (places.some((place) => halves[place] === null)) return null;
    let [top, bottom] = [unit, 1n];
    for (const place of places) {
      const { back, won } = halves[place]!;
      top *= back * 1000n + won * legs[place]!.oddsX1000;
      bottom *= 2000n;
    }
    return top / bottom;
  });
  if (each.includes(null)) return sold;
  const plain = each.reduce<bigint>((sum, pays) => sum + pays!, 0n);
  const profit = plain - unit * BigInt(combos.length);
  if (!isBoosted || profit <= 0n) return sold + plain;
  const counting = legs.filter((_, place) => halves[place]!.back !== 2n);
  if (counting.some(({ oddsX1000 }) => oddsX1000 < 1500n)) return sold + plain;
  const percent = boosts.find(([count]) => counting.length >= count)?.[1] ?? 0n;
  return sold + plain + (profit * percent) / 100n;
}
