// Offers: what a player can get, on which terms, and the codes that open some of them (decisions D73, D85).
import * as z from 'zod/mini';
import { CountedKind, NamedGame } from './bonuses.ts';
import { get, post } from './define.ts';
import { page, paging } from './paging.ts';
import { Done, int, list, Money } from './wire.ts';

/** What sets an offer off; `take`: whoever wants it takes it, `manual`: the staff give it. */
export const triggerActions = [
  'registration',
  'contact',
  'deposit',
  'promocode',
  'streak',
  'level',
  'take',
  'manual',
] as const;
export const offerTones = ['ember', 'rose', 'emerald', 'azure', 'violet', 'lagoon'] as const;
export const offerProducts = ['casino', 'sports'] as const;

/** Why an offer is not this player's; a later or an earlier deposit than their next is what it is for. */
export const offerObstacles = [
  'NOT_STARTED',
  'EXPIRED',
  'COUNTRY',
  'CURRENCY',
  'NEW_PLAYERS',
  'LEVEL',
  'LATER_DEPOSIT',
  'EARLIER_DEPOSIT',
  'NEED_CODE',
  'ALREADY_USED',
  'LIMIT_REACHED',
  /** Nothing is given to this player. */
  'REWARDS_BLOCKED',
  'NOT_ELIGIBLE',
] as const;
export type OfferObstacle = (typeof offerObstacles)[number];

/** What the player can still do for it. */
export const offerNeeds = ['contact', 'verification'] as const;

/** What must be done with bonus money before it is the player's; null where nothing must. */
export const BonusTerms = z.object({
  wager_x: z.number(),
  /** What is multiplied: the bonus, or the bonus and the deposit. */
  wager_base: z.enum(['bonus', 'bonus-and-deposit', 'winnings']),
  days: z.int(),
  /** The larger bet is refused: by share of the bonus and by sum, whichever is less; null: no such bound. */
  max_bet_percent: z.nullable(z.number()),
  max_bet: z.nullable(Money),
  /** So many times the bonus become money at most; null: no bound. */
  cap_x: z.nullable(z.number()),
  /** Of the casino: how games count, and which must not be played with it. */
  counts: z.array(CountedKind),
  excluded: z.array(NamedGame),
});
export type BonusTerms = z.output<typeof BonusTerms>;

export const Promotion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bonus'),
    /** Of the deposit; null: it is `most` itself. */
    percent: z.nullable(z.int()),
    most: Money,
    terms: z.nullable(BonusTerms),
  }),
  z.object({ kind: z.literal('cash'), amount: Money }),
  z.object({
    kind: z.literal('freespins'),
    game: z.object({ sysname: z.string(), name: z.string() }),
    rounds: z.int(),
    stake: Money,
    wins_to: z.enum(['main', 'bonus']),
    days: z.int(),
  }),
  z.object({ kind: z.literal('coins'), coins: z.int() }),
]);
export type Promotion = z.output<typeof Promotion>;

const OfferTrigger = z.object({
  action: z.enum(triggerActions),
  params: z.object({
    exclude_methods: z.array(z.string()),
    /** Of a deposit: the least that counts, and which of theirs it must be; null: any. */
    min_amount: z.nullable(Money),
    number: z.nullable(z.int()),
    days: z.nullable(z.int()),
  }),
  user_satisfies_params: z.boolean(),
  obstacle: z.nullable(z.enum(offerObstacles)),
  needs: z.array(z.enum(offerNeeds)),
});

const OfferDescription = z.object({
  product: z.enum(offerProducts),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  tone: z.enum(offerTones),
  /** ISO 8601, in UTC; null: it has no end. */
  finished_at: z.nullable(z.string()),
});

/** Of those that belong together: how far the player has come. */
const OfferPackage = z.object({
  name: z.string(),
  step: z.int(),
  steps: z.array(
    z.object({
      offer_id: z.int(),
      percent: z.nullable(z.int()),
      most: z.nullable(Money),
      state: z.enum(['done', 'current', 'next']),
    }),
  ),
});

export const Offer = z.object({
  id: z.int(),
  trigger: z.optional(OfferTrigger),
  description: z.optional(OfferDescription),
  promotions: z.optional(z.array(Promotion)),
  package: z.nullable(OfferPackage),
  /** A code has opened it for this player, until then; null: none has. */
  reserved_until: z.nullable(z.string()),
  /** What of it the player has had: given, or being given. */
  taken: z.int(),
  /** After a day that was lost nothing is held out to a player: it is there for whoever looks for it. */
  is_quiet: z.boolean(),
});
export type Offer = z.output<typeof Offer>;
/** With all that can be asked for. */
export interface WholeOffer extends Offer {
  trigger: NonNullable<Offer['trigger']>;
  description: NonNullable<Offer['description']>;
  promotions: NonNullable<Offer['promotions']>;
}

const promo_code = z.string().check(z.minLength(1), z.maxLength(200));

export const campaigns = {
  /** For guests those that do not depend on who they are; for players those whose conditions they meet, or one by its id. */
  getoffers: get('campaigns.getoffers', {
    who: 'anyone',
    input: z.object({
      ...paging,
      /** Of trigger, description and promotions; without a word all of them. */
      fields: z.optional(list),
      /** Ours: this one, whether it is theirs or not. */
      id: z.optional(int),
    }),
    output: page(Offer),
    shows: ['offers', 'content', 'session', 'deposits', 'profile'],
  }),

  /** What a code would open. Null: there is no such code. It changes nothing. */
  checkPromocode: post('campaigns.checkPromocode', {
    who: 'anyone',
    input: z.object({ promo_code }),
    output: z.nullable(Offer),
    refuses: ['InvalidParameter', 'TooManyRequests'],
  }),

  /** Gives what the code is for, or, where a deposit must come first, keeps it for the player's next one. */
  activateOffer: post('campaigns.activateOffer', {
    who: 'player',
    takesKey: true,
    input: z.object({ promo_code, fields: z.optional(list) }),
    output: Offer,
    refuses: ['InvalidParameter', 'InvalidRequest', 'TooManyRequests', 'RewardUnavailable'],
    changes: ['offers', 'bonuses', 'freespins', 'balance'],
  }),

  /** An offer that waits for nothing but a yes. */
  takepromotions: post('campaigns.takepromotions', {
    who: 'player',
    takesKey: true,
    input: z.object({ offer_id: int }),
    output: Done,
    refuses: [
      'InvalidParameter',
      'InvalidRequest',
      'UserNeedDeposit',
      'UserNeedConfirmContact',
      'SumsubVerificationRequired',
      'RewardUnavailable',
    ],
    changes: ['offers', 'bonuses', 'freespins', 'balance'],
  }),
};
