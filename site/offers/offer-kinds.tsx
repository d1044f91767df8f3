import type { WholeOffer } from '#contract/campaigns.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './offer-kinds.module.css';

export type Kind = 'all' | 'deposit' | 'spins' | 'sports';

export function ofKind({ trigger, description, promotions }: WholeOffer, kind: Kind): boolean {
  if (kind === 'deposit') return trigger.action === 'deposit';
  if (kind === 'spins') return promotions.some((one) => one.kind === 'freespins');
  return kind === 'all' || description.product === kind;
}

interface Counted {
  kind: Kind;
  count: number;
}

/** Those of which there is any. */
export const kindsOf = (offers: readonly WholeOffer[]): Counted[] =>
  (['all', 'deposit', 'spins', 'sports'] as const)
    .map((kind) => ({ kind, count: offers.filter((offer) => ofKind(offer, kind)).length }))
    .filter(({ count }) => count > 0);

interface OfferKindsProps {
  kinds: readonly Counted[];
  chosen: Kind;
  onChoose: (kind: Kind) => void;
}

export function OfferKinds({ kinds, chosen, onChoose }: OfferKindsProps) {
  const t = useText();
  return (
    <fieldset className={css.kinds} aria-label={t('offers.kinds.label')}>
      {kinds.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          className={css.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {t(`offers.kinds.${kind}`)} <small>{count}</small>
        </button>
      ))}
    </fieldset>
  );
}
