// What differs by the law a site answers to (decision M4): data, read from here and nowhere decided by name.

/** How long a looser limit waits, and how long after it was asked for it can still be confirmed. */
export interface RaiseTerms {
  waitHours: number;
  lapseHours: number;
}

/** What a game may offer those who play it. */
export interface PlayTerms {
  /** From the start of a round for money to the next, at least. */
  roundMinMs: number;
  /** Rounds may start by themselves. */
  hasAutoplay: boolean;
  /** Rounds may be shown quicker than they are meant to be. */
  hasTurbo: boolean;
}

export interface Jurisdiction {
  /** A player may take back a withdrawal that nobody has approved yet. */
  cancelsWithdrawals: boolean;
  /** A looser limit counts after a wait and a second yes; null: at once, when the span of the old one is over. */
  limitRaises: RaiseTerms | null;
  /** Who somebody is must be known before they pay in. */
  identityFirst: boolean;
  play: PlayTerms;
  /** Figures that look like toys may be shown; where not, an object stands in their place. */
  hasFigures: boolean;
}

export const jurisdictions = {
  standard: {
    cancelsWithdrawals: true,
    limitRaises: null,
    identityFirst: false,
    play: { roundMinMs: 0, hasAutoplay: true, hasTurbo: true },
    hasFigures: true,
  },
  strict: {
    cancelsWithdrawals: false,
    limitRaises: { waitHours: 24, lapseHours: 7 * 24 },
    identityFirst: true,
    play: { roundMinMs: 2_500, hasAutoplay: false, hasTurbo: false },
    hasFigures: false,
  },
} as const satisfies Record<string, Jurisdiction>;
