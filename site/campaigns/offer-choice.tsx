import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { WholeOffer } from '#contract/campaigns.ts';
import { formatMoney } from '#rules/format.ts';
import type { Cents } from '#rules/money.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import { figuresOn } from '#rules/offers/terms.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './offer-choice.module.css';
import { PromoCodeForm } from './promo-code-form.tsx';
import { promotionWords } from './promotion-words.ts';
import type { DepositOffers } from './use-offer-choice.ts';

interface OfferChoiceProps {
  choice: DepositOffers;
  /** What is about to be paid in; 0 while nothing can be. */
  amount: Cents;
}

/** With a bonus or without: the figures are those of the amount that is typed. */
export function OfferChoice({ choice: { offers, chosen, choose }, amount }: OfferChoiceProps) {
  const t = useText();
  const name = useId();
  if (offers.length === 0) return null;
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{t('promo.choice.title')}</legend>
      <Row name={name} value="-1" chosen={chosen} choose={choose} title={t('promo.choice.none')}>
        {t('promo.choice.noneText')}
      </Row>
      {offers.map((offer) => (
        <Row
          key={offer.id}
          name={name}
          value={String(offer.id)}
          chosen={chosen}
          choose={choose}
          title={offer.description.title}
          image={offer.description.image}
        >
          <OfferFigures offer={offer} amount={amount} />{' '}
          <Link className={css.terms} to="/offers/$id" params={{ id: String(offer.id) }} target="_blank">
            {t('promo.choice.terms')}
          </Link>
        </Row>
      ))}
    </fieldset>
  );
}

interface RowProps {
  name: string;
  value: string;
  chosen: string;
  choose: (value: string) => void;
  title: string;
  image?: string;
  children: ReactNode;
}

const Row = ({ name, value, chosen, choose, title, image, children }: RowProps) => (
  <label className={css.row}>
    <input
      className={css.input}
      type="radio"
      name={name}
      value={value}
      checked={chosen === value}
      onChange={() => choose(value)}
    />
    <span className={css.words}>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    {image && <img src={`/art/obj/${image}.webp`} width={44} height={44} alt="" loading="lazy" />}
  </label>
);

function OfferFigures({ offer, amount }: { offer: WholeOffer; amount: Cents }) {
  const t = useText();
  const { min_amount: min } = offer.trigger.params;
  if (min !== null && amount < min.amount) return t('promo.choice.from', { amount: offeredMoney(min) });
  return offer.promotions
    .map((promotion) => {
      if (promotion.kind !== 'bonus') return promotionWords(promotion, t);
      const { bonus, turnover } = figuresOn(amount, promotion, promotion.terms);
      const money = (sum: Cents) => formatMoney({ amount: sum, currency: promotion.most.currency });
      return promotion.terms === null
        ? t('promo.choice.bonus', { bonus: money(bonus) })
        : t('promo.choice.wager', {
            bonus: money(bonus),
            turnover: money(turnover),
            days: promotion.terms.days,
          });
    })
    .join(' ');
}

/** Beside the form: a field inside of a form would send it. */
export function DepositCode() {
  const t = useText();
  return (
    <details className={css.code}>
      <summary className={css.summary}>{t('promo.have')}</summary>
      <PromoCodeForm />
    </details>
  );
}
