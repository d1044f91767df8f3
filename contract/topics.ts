// The things a screen can show and a write can change. A read `shows` topics, a write or a live event
// `changes` them; the site refreshes every read that shows a changed topic, and the server drops every
// finished page made from one. There is no other cache rule.

export const topics = [
  'session',
  'sessions',
  'profile',
  'storage',
  'balance',
  'deposits',
  'withdrawals',
  'deposit-limit',
  'play-limits',
  'content',
  'games',
  'likes',
  'rounds',
  'exports',
  'freespins',
  'bonuses',
  'offers',
  'cashbacks',
  'loyalty',
  'tournaments',
  'jackpots',
  'winners',
  'betting',
  'bets',
  'push',
  'seeds',
  'switches',
  // Of the desk alone: no page of a player shows them.
  'desk-approvals',
  'desk-audit',
  'desk-content',
  'desk-payments',
  'desk-players',
  'desk-promo-codes',
  'desk-staff',
  'desk-trading',
  'desk-views',
] as const;
export type Topic = (typeof topics)[number];
