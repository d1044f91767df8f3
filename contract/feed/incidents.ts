// What may be told of a match, sport by sport. Whatever else is told is not taken: the laws of sports count on it.
import * as z from 'zod/mini';
import type { Sport } from '#sports/markets/market.ts';

const side = z.enum(['home', 'away']);
const count = z.int().check(z.minimum(0), z.maximum(1_000));

const FootballIncident = z.union([
  z.strictObject({ type: z.enum(['goal', 'red', 'yellow', 'corner']), side, step: count }),
  z.strictObject({ type: z.enum(['half-time', 'full-time']), step: count }),
]);

const HockeyIncident = z.union([
  z.strictObject({ type: z.enum(['goal', 'overtime-goal', 'shoot-out']), side, step: count }),
  z.strictObject({ type: z.literal('period-end'), step: count }),
]);

const BasketballIncident = z.strictObject({
  type: z.literal('minute'),
  minute: count,
  points: z.strictObject({ home: count, away: count }),
});

const RallyIncident = z.strictObject({ type: z.enum(['toss', 'point']), side });

export const incidentsOf: Readonly<Record<Sport, z.ZodMiniType>> = {
  football: FootballIncident,
  tennis: RallyIncident,
  basketball: BasketballIncident,
  'ice-hockey': HockeyIncident,
  volleyball: RallyIncident,
  'table-tennis': RallyIncident,
  esports: RallyIncident,
  darts: RallyIncident,
};

/** More than any match has. */
export const INCIDENTS_MAX = 1_000;
