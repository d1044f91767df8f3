// What a sealed text is bound to: the row it stands in, by what never changes about it.

export const aboutDocument = (playerId: number): string => `profile.document_number ${playerId}`;

/** Whose money, and to which place. Moved to another payment, it opens only if it says the same. */
export const aboutPayout = (payout: { player_id: number; fingerprint: string }): string =>
  `payment.token ${payout.player_id} ${payout.fingerprint}`;

/** The key of somebody's codes at the desk. */
export const aboutTotp = (memberId: number): string => `staff_member.totp_secret ${memberId}`;
