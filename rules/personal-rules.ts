// All rules by which the operator restricts one person. Each names the place in the database that sets it, the reasons that
// the player reads (identifiers of content/messages), and the message that is sent within 48 hours of each restriction.
// server/personal-rules.test.ts walks this list and the database.

export type PersonalRuleLetter = 'stakes-limited' | 'rewards-blocked' | 'account-blocked';

export interface PersonalRule {
  /** A table, or a column of `player`. */
  setBy: string;
  /** Never a text that describes a market, a method or an offer. */
  reasons: readonly [string, ...string[]];
  /** Where the reason leads to support, who takes objections: a text, or the reasons themselves. */
  objection: string;
  /** Or why no message is sent: what the law forbids to announce, or that the player does it themselves. */
  message: { letter: PersonalRuleLetter } | { none: string };
}

export const personalRules = {
  'stakes-limited': {
    setBy: 'bettor_factor',
    reasons: ['betting.slip.max.personal-limit', 'betting.refused.personal-limit'],
    objection: 'betting.slip.personal.object',
    message: { letter: 'stakes-limited' },
  },
  'rewards-blocked': {
    setBy: 'player.bonus_blocked_at',
    reasons: [
      'error.RewardsBlocked',
      'error.CashbackNotForYou',
      'promo.error.REWARDS_BLOCKED',
      'offers.notYours.REWARDS_BLOCKED',
    ],
    objection: 'error.RewardsBlocked',
    message: { letter: 'rewards-blocked' },
  },
  'account-blocked': {
    setBy: 'player.status',
    reasons: ['error.UserBanned'],
    objection: 'error.UserBanned',
    message: { letter: 'account-blocked' },
  },
  'verification-failed': {
    setBy: 'player.is_kyc_block_enabled',
    reasons: ['error.KycWithdrawal', 'verification.refused.text'],
    objection: 'verification.refused.toSupport',
    message: {
      none: 'the player submits the check, and its page shows the result; a message is still to be built',
    },
  },
  'withdrawal-reviewed': {
    setBy: 'payment',
    reasons: [
      'cashier.reason.large_amount',
      'cashier.reason.new_destination',
      'cashier.reason.account_changed',
    ],
    objection: 'error.WithdrawalDeclined',
    message: {
      none: 'each payment shows its review at once; suspicions of money laundering may not be announced',
    },
  },
  'debt-of-settlement': {
    setBy: 'player_debt',
    reasons: ['error.WithdrawalDebt'],
    objection: 'error.WithdrawalDebt',
    message: { none: 'the corrected bet shows what was paid by mistake; a message is still to be built' },
  },
  'linked-accounts': {
    setBy: 'person_pair',
    reasons: ['offers.notYours.NOT_ELIGIBLE', 'promo.error.NOT_ELIGIBLE'],
    objection: 'error.RewardsBlocked',
    message: { none: 'a message would tell one account that another exists; the reason is general and true' },
  },
} as const satisfies Record<string, PersonalRule>;
