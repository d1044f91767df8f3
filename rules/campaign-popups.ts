// Where campaigns may show themselves (spec §2, decision D77): never over a game, and never in the way of a deposit.

/** `path` is without its locale. */
export const isQuiet = (path: string): boolean => /^\/(game|cashier\/deposit)(\/|$)/.test(path);

export interface Step {
  /** The name of the route. */
  route: string;
  path: string;
  /** It says of itself that a game is played there. */
  isGamePage?: boolean;
  popup: string | undefined;
}

/** A step to another route, or to another `popup` on the same one. `before` is null on arrival. */
export function asksForCampaign(before: Step | null, now: Step): boolean {
  if (now.isGamePage || isQuiet(now.path)) return false;
  if (now.popup !== undefined && now.popup !== before?.popup) return true;
  return before !== null && before.route !== now.route;
}
