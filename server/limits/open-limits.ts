// What the limits keep open between calls.
import { TurnedAway } from './turned-away.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    limits: Limits;
  }
}

export interface Limits {
  turnedAway: TurnedAway;
}

export const openLimits = (): Limits => ({ turnedAway: new TurnedAway() });
