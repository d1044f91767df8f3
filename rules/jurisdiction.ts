// What differs by the law a site answers to (decision M4): data, read from here and nowhere decided by name.

export interface Jurisdiction {
  /** A player may take back a withdrawal that nobody has approved yet. */
  cancelsWithdrawals: boolean;
}

export const jurisdictions = {
  standard: { cancelsWithdrawals: true },
  strict: { cancelsWithdrawals: false },
} as const satisfies Record<string, Jurisdiction>;
