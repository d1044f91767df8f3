// Where a player stands with showing who they are (spec §2, decision D89).

export const verificationSteps = ['start', 'verification', 'completed', 'change'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

interface Standing {
  is_on_verification: boolean;
  is_verified: boolean;
  /** A verified player asked for new data, and its check is not over. */
  isChanging: boolean;
}

/** Whoever is verified stays so while new data is looked at. */
export function verificationStep({
  is_on_verification,
  is_verified,
  isChanging,
}: Standing): VerificationStep {
  if (is_verified) return isChanging ? 'change' : 'completed';
  return is_on_verification ? 'verification' : 'start';
}
