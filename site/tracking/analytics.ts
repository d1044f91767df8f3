// The one way to tell what a visitor did, for whoever measures here. Until it is known whether they allow it, a few
// events wait; where they do not, nothing is told to anybody.

export interface AnalyticsEvent {
  name: string;
  params: Readonly<Record<string, string | number>>;
}

export type Counter = (event: AnalyticsEvent) => void;

const WAITING_MAX = 20;

let waiting: AnalyticsEvent[] | null = [];
let counters: readonly Counter[] = [];

export function tellAnalytics(name: string, params: AnalyticsEvent['params'] = {}): void {
  const event = { name, params };
  if (waiting !== null) waiting = [...waiting, event].slice(-WAITING_MAX);
  else for (const count of counters) count(event);
}

/** None: it is known that nothing may be told. */
export function countWith(chosen: readonly Counter[]): void {
  counters = chosen;
  const told = waiting ?? [];
  waiting = null;
  for (const event of told) for (const count of counters) count(event);
}
