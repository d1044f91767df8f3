// How often pages ask for the balance by themselves, beside what the live socket tells (spec §3, §9; decision D94).

export interface BalanceRefreshSettings {
  isEnabledInterval?: boolean | undefined;
  countSecondsForInterval?: number | undefined;
  isEnabledTurnOffRequests?: boolean | undefined;
  countMinutesAfterWhichRequestsTurnedOff?: number | undefined;
  isEnabledRequestsAfterClick?: boolean | undefined;
  countSecondsForDelayBetweenClick?: number | undefined;
}

export interface RefreshPlan {
  /** Null: it is not asked for by the clock. */
  intervalMs: number | null;
  /** So long after the last click nothing is asked any more; null: it goes on. */
  stopsAfterMs: number | null;
  /** At most one a span after clicks; null: clicks ask for nothing. */
  clickDelayMs: number | null;
}

/** No setting, however odd, makes a page ask more than once a second. */
const LEAST_MS = 1_000;

export function refreshPlan({
  isEnabledInterval = false,
  countSecondsForInterval = 10,
  isEnabledTurnOffRequests = true,
  countMinutesAfterWhichRequestsTurnedOff = 5,
  isEnabledRequestsAfterClick = false,
  countSecondsForDelayBetweenClick = 1,
}: BalanceRefreshSettings = {}): RefreshPlan {
  return {
    intervalMs: isEnabledInterval ? spanOf(countSecondsForInterval * 1_000) : null,
    stopsAfterMs: isEnabledTurnOffRequests ? spanOf(countMinutesAfterWhichRequestsTurnedOff * 60_000) : null,
    clickDelayMs: isEnabledRequestsAfterClick ? spanOf(countSecondsForDelayBetweenClick * 1_000) : null,
  };
}

const spanOf = (ms: number) => Math.max(LEAST_MS, ms);
