// An offer as it is told: in the asker's language and currency, and how it stands with them.
import type { Offer, Promotion, WholeOffer } from '#contract/campaigns.ts';
import type { RewardRule } from '#contract/offer-rule.ts';
import { shelf } from '#games/shelf.ts';
import type { Rates } from '#rules/exchange.ts';
import type { Currency, Money } from '#rules/money.ts';
import { needsOf, type OfferPlayer, obstacleOf } from '#rules/offers/eligibility.ts';
import { filledWords, type OfferWords, offeredMoney } from '#rules/offers/offer-words.ts';
import type { Content } from '../content/content.ts';
import type { Standing } from './about-players.ts';
import { bonusTerms } from './bonus-terms.ts';
import type { SpokenOffer } from './offers.ts';
import { stakeIn, sumIn } from './reward-of.ts';

export interface Viewer {
  about: OfferPlayer;
  standingOf: (offerId: number) => Standing;
  /** They have lost on balance within a day. */
  hasLost: boolean;
  isPlayer: boolean;
  currency: Currency;
  rates: Rates;
  content: Content;
  now: Date;
}

export function offerView(offer: SpokenOffer, all: readonly SpokenOffer[], viewer: Viewer): WholeOffer {
  const { about, standingOf, now } = viewer;
  const { trigger } = offer;
  const standing = standingOf(offer.id);
  const obstacle = obstacleOf(offer, about, standing, now) ?? levelObstacle(offer, about);
  const deposit = trigger.action === 'deposit' ? trigger : null;
  const { product, kicker, image, tone, finished_at } = offer;
  const promotions = offer.rewards.map((reward) => promotionOf(reward, viewer));
  const words = wordsOf(promotions, trigger.action === 'streak' ? trigger.days : undefined);
  const [title, text] = [filledWords(offer.title, words), filledWords(offer.text, words)];
  return {
    id: offer.id,
    trigger: {
      action: trigger.action,
      params: {
        exclude_methods: deposit?.exclude_methods ?? [],
        min_amount: deposit === null ? null : moneyOf(deposit.min, viewer),
        number: deposit?.number ?? null,
        days: trigger.action === 'streak' ? trigger.days : null,
      },
      user_satisfies_params: obstacle === null,
      obstacle,
      needs: viewer.isPlayer ? needsOf(offer, about) : [],
    },
    description: { product, kicker, title, text, image, tone, finished_at },
    promotions,
    package: packageOf(offer, all, viewer),
    reserved_until: standing.reservedUntil?.toISOString() ?? null,
    taken: standing.taken,
    is_quiet: viewer.hasLost,
  };
}

/** A level is reached once: whoever is there already cannot have what its coming brings. */
const levelObstacle = ({ trigger }: SpokenOffer, { level }: OfferPlayer): 'LEVEL' | null =>
  trigger.action === 'level' && trigger.level !== undefined && level >= trigger.level ? 'LEVEL' : null;

/** What the places in its words are filled with. */
function wordsOf(promotions: readonly Promotion[], days: number | undefined): OfferWords {
  const bonus = promotions.find((one) => one.kind === 'bonus');
  const spins = promotions.find((one) => one.kind === 'freespins');
  const cash = promotions.find((one) => one.kind === 'cash');
  return {
    days,
    percent: bonus?.percent ?? undefined,
    most: bonus && offeredMoney(bonus.most),
    rounds: spins?.rounds,
    game: spins?.game.name,
    stake: spins && offeredMoney(spins.stake),
    amount: cash && offeredMoney(cash.amount),
  };
}

const gameNames = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

function promotionOf(reward: RewardRule, viewer: Viewer): Promotion {
  switch (reward.kind) {
    case 'bonus':
      return {
        kind: 'bonus',
        percent: reward.percent ?? null,
        most: moneyOf(reward.most, viewer),
        terms: bonusTerms(viewer.content, reward.template, viewer),
      };
    case 'cash':
      return { kind: 'cash', amount: moneyOf(reward.amount, viewer) };
    case 'freespins': {
      const { game, rounds, winsTo, days } = reward;
      return {
        ...{ kind: 'freespins', rounds, wins_to: winsTo, days },
        game: { sysname: game, name: gameNames.get(game) ?? game },
        stake: { amount: stakeIn(reward, viewer), currency: viewer.currency },
      };
    }
    case 'coins':
      return reward;
  }
}

const moneyOf = (amount: number, { currency, rates }: Viewer): Money => ({
  amount: sumIn(amount, { currency, rates }),
  currency,
});

/** Where they belong together: those before it are behind the player, the next is theirs. */
function packageOf(offer: SpokenOffer, all: readonly SpokenOffer[], viewer: Viewer): Offer['package'] {
  const { package: own } = offer;
  if (own === undefined) return null;
  const members = all
    .filter((one) => one.package?.name === own.name)
    .toSorted((a, b) => a.package!.step - b.package!.step);
  const steps = members.map((member) => {
    const bonus = member.rewards.find((reward) => reward.kind === 'bonus');
    return {
      offer_id: member.id,
      percent: bonus?.percent ?? null,
      most: bonus === undefined ? null : moneyOf(bonus.most, viewer),
      state: stateOf(member, viewer),
    };
  });
  return { name: own.name, step: own.step, steps };
}

function stateOf(offer: SpokenOffer, { about, standingOf, now }: Viewer): 'done' | 'current' | 'next' {
  const obstacle = obstacleOf(offer, about, standingOf(offer.id), now);
  if (obstacle === null) return 'current';
  return obstacle === 'ALREADY_USED' || obstacle === 'EARLIER_DEPOSIT' ? 'done' : 'next';
}
