import { bonuses, type HeldReward } from '#contract/bonuses.ts';
import { formatMoney } from '#rules/format.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { BonusSection } from './bonus-section.tsx';
import css from './waiting-bonuses.module.css';

/** Promised rewards that are not given yet. Without any there is nothing to see. */
export function HeldRewards() {
  const t = useText();
  const { data } = useRead(bonuses.getHeld, {});
  if (data === undefined || data.items.length === 0) return null;
  return (
    <BonusSection title={t('bonuses.held.title')} note={t('bonuses.held.note')}>
      <ul className={css.list} aria-label={t('bonuses.held.title')}>
        {data.items.map((reward, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
          <li key={place}>
            <b>
              <What reward={reward} />
            </b>
            <p>{t(`bonuses.held.why.${reward.giver}`)}</p>
          </li>
        ))}
      </ul>
    </BonusSection>
  );
}

function What({ reward: { kind, amount, count } }: { reward: HeldReward }) {
  const t = useText();
  if (kind === null) return t('bonuses.held.what.offer');
  if (kind === 'coins' || kind === 'freespins') return t(`bonuses.held.what.${kind}`, { count: count ?? 0 });
  return t(`bonuses.held.what.${kind}`, { amount: amount === null ? '' : formatMoney(amount) });
}
