// The terms of an offer, each a sentence and a figure: written from its rule, and reckoned for one deposit.
import type { Promotion, WholeOffer } from '#contract/campaigns.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import { figuresOn } from '#rules/offers/terms.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import type { Say } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './offer-terms.module.css';

interface Term {
  icon: IconName;
  name: string;
  text: string;
  value: string;
  small?: string;
}

/** A hundred, or what is nearest to it of what the offer takes. */
export function exampleDeposit({ trigger, promotions }: WholeOffer): Cents {
  const bonus = promotions.find((one) => one.kind === 'bonus');
  const { min_amount: min } = trigger.params;
  if (bonus === undefined || min === null) return ZERO;
  return cents(Math.max(min.amount, Math.min(10_000, bonus.most.amount)));
}

interface OfferTermsProps {
  offer: WholeOffer;
  deposit: Cents;
  level: 2 | 3;
}

export function OfferTerms({ offer, deposit, level }: OfferTermsProps) {
  const t = useText();
  const bonus = offer.promotions.find((one) => one.kind === 'bonus');
  const terms = [
    ...offer.promotions.flatMap((promotion) => termsOf(promotion, offer, deposit, t)),
    ...methodTerms(offer, t),
  ];
  return (
    <section className={css.terms}>
      <div className={css.head}>
        <Heading level={level}>{t('offers.terms.title')}</Heading>
        {bonus && deposit > 0 && (
          <span className={css.for}>
            {t('offers.terms.for', {
              amount: formatMoney({ amount: deposit, currency: bonus.most.currency }),
            })}
          </span>
        )}
      </div>
      <dl>
        {terms.map(({ icon, name, text, value, small }) => (
          <div key={name} className={css.term}>
            <dt className={css.name}>
              <span className={css.icon}>
                <Icon name={icon} size={20} />
              </span>
              <span className={css.words}>
                <b>{name}</b>
                {text}
              </span>
            </dt>
            <dd>
              {value}
              {small && <small>{small}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function termsOf(promotion: Promotion, offer: WholeOffer, deposit: Cents, t: Say): Term[] {
  switch (promotion.kind) {
    case 'bonus':
      return bonusTerms(promotion, offer, deposit, t);
    case 'freespins': {
      const { game, rounds, stake, wins_to: winsTo, days } = promotion;
      const isMain = winsTo === 'main';
      const text = t('offers.terms.spinsText', { game: game.name, stake: formatMoney(stake) });
      const wins = t(isMain ? 'offers.terms.winsMain' : 'offers.terms.winsBonus');
      const winsValue = t(isMain ? 'offers.terms.winsMainValue' : 'offers.terms.winsBonusValue');
      return [
        {
          icon: 'gift',
          name: t('offers.terms.spins'),
          text,
          value: String(rounds),
          small: t('offers.fact.days', { days }),
        },
        { icon: 'coins', name: t('offers.terms.wins'), text: wins, value: winsValue },
      ];
    }
    case 'cash':
      return [
        {
          icon: 'coins',
          name: t('offers.terms.cash'),
          text: t('offers.terms.cashText'),
          value: formatMoney(promotion.amount),
        },
      ];
    case 'coins':
      return [
        {
          icon: 'coins',
          name: t('offers.terms.coins'),
          text: t('offers.terms.coinsText'),
          value: String(promotion.coins),
        },
      ];
  }
}

const methodTerms = ({ trigger }: WholeOffer, t: Say): Term[] => {
  const { exclude_methods: methods } = trigger.params;
  if (methods.length === 0) return [];
  const [name, text] = [t('offers.terms.methods'), t('offers.terms.methodsText')];
  return [{ icon: 'prohibit', name, text, value: methods.join(', ') }];
};

type Bonus = Extract<Promotion, { kind: 'bonus' }>;

function bonusTerms(bonus: Bonus, { trigger }: WholeOffer, deposit: Cents, t: Say): Term[] {
  const { percent, most, terms } = bonus;
  const { min_amount: min } = trigger.params;
  const figures = figuresOn(deposit, bonus, terms);
  const money = (amount: Cents) => formatMoney({ amount, currency: most.currency });
  const gets =
    percent === null || min === null
      ? t('offers.terms.getSum', { most: offeredMoney(most) })
      : t('offers.terms.getText', { percent, min: offeredMoney(min), most: offeredMoney(most) });
  const get: Term = {
    ...{ icon: 'gift', name: t('offers.terms.get'), text: gets },
    ...{ value: money(figures.bonus), small: t('offers.terms.bonus') },
  };
  const own: Term = {
    ...{ icon: 'wallet', name: t('offers.terms.own'), text: t('offers.terms.ownText') },
    value: t('offers.terms.ownValue'),
  };
  if (terms === null) return [get, own];
  const { wager_x: x, wager_base: base, days, cap_x: cap } = terms;
  const plays = base === 'bonus-and-deposit' ? 'offers.terms.playBoth' : 'offers.terms.playText';
  return [
    get,
    {
      icon: 'refresh',
      name: t('offers.terms.play'),
      text: t(plays, { x, days }),
      value: money(figures.turnover),
    },
    ...(figures.maxBet === null
      ? []
      : [
          {
            ...{ icon: 'target' as const, name: t('offers.terms.bet'), text: t('offers.terms.betText') },
            ...{ value: money(figures.maxBet), small: t('offers.terms.spin') },
          },
        ]),
    ...(figures.cap === null
      ? []
      : [
          {
            ...{
              icon: 'hand-coins' as const,
              name: t('offers.terms.cap'),
              text: t('offers.terms.capText', { x: cap }),
            },
            ...{ value: money(figures.cap), small: t('offers.terms.rest') },
          },
        ]),
    own,
    {
      ...{ icon: 'hourglass', name: t('offers.terms.late'), text: t('offers.terms.lateText') },
      value: t('offers.fact.days', { days }),
    },
  ];
}
