// Where campaigns may show themselves (spec §2, decision D77): never over a game, and never in the way of a deposit.

const quietRoutes = new Set(['game-sysname', 'cashier-deposit', 'cashier-deposit-sysname']);

export interface Step {
  /** The name of the route. */
  route: string;
  popup: string | undefined;
}

/** A step to another route, or to another `popup` on the same one. `before` is null on arrival. */
export function asksForCampaign(before: Step | null, now: Step): boolean {
  if (quietRoutes.has(now.route)) return false;
  if (now.popup !== undefined && now.popup !== before?.popup) return true;
  return before !== null && before.route !== now.route;
}

/** The same by its path, without the locale: the server asks for no route's name. */
export const isQuietPath = (path: string): boolean => /^\/(game|cashier\/deposit)(\/|$)/.test(path);
