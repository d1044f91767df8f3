// Asks for the balance by the clock and after clicks, as far as the plan goes. By the clock it stops some minutes after the
// last click, and a click starts it again; a tab that nobody sees asks for nothing.
import type { RefreshPlan } from '#rules/balance-refresh.ts';

interface RefreshParts {
  plan: RefreshPlan;
  now(): number;
  /** Nobody sees the page, or a game is played on it, which tells its own balance. */
  isQuiet(): boolean;
  refresh(): void;
}

export function startBalanceRefresh({ plan, now, isQuiet, refresh }: RefreshParts) {
  const { intervalMs, stopsAfterMs, clickDelayMs } = plan;
  let clickedAt = now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    timer = undefined;
    const isOver = stopsAfterMs !== null && now() - clickedAt >= stopsAfterMs;
    if (isOver) return;
    if (!isQuiet()) refresh();
    wait();
  }

  function wait() {
    if (intervalMs !== null && timer === undefined) timer = setTimeout(tick, intervalMs);
  }

  wait();
  return {
    click() {
      clickedAt = now();
      wait();
      if (clickDelayMs === null || isQuiet() || now() - askedAt < clickDelayMs) return;
      askedAt = now();
      refresh();
    },
    stop: () => clearTimeout(timer),
  };
}
