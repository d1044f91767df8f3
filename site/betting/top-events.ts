// What to look at first: the next matches with the most to bet on, of as many sports as there are.
import type { EventRow } from '#contract/betting/event.ts';

const SHOWN = 3;

export function topEvents(events: readonly EventRow[]): EventRow[] {
  const open = events
    .filter(({ main, state }) => main.length > 0 && state.pause === null && state.status === 'scheduled')
    .toSorted((a, b) => b.state.markets - a.state.markets || (a.starts_at < b.starts_at ? -1 : 1));
  const firsts = open.filter(
    ({ league }, at) => open.findIndex((other) => other.league.sport === league.sport) === at,
  );
  const rest = open.filter((event) => !firsts.includes(event));
  return [...firsts, ...rest].slice(0, SHOWN);
}
