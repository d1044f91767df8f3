import type { Bonus } from '#contract/bonuses.ts';
import { formatMoney } from '#rules/format.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { BonusRow } from './bonus-row.tsx';
import { BonusSection } from './bonus-section.tsx';
import css from './waiting-bonuses.module.css';

const tones = { completed: 'win', forfeited: 'hot', revoked: 'hot' } as const;

/** What is over, the last first: what became of it, and why the player had it. */
export function BonusHistory({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useText();
  const ended = bonuses.toSorted((a, b) => (b.ended_at ?? '').localeCompare(a.ended_at ?? ''));
  return (
    <BonusSection title={t('bonuses.tabs.history')}>
      {ended.length === 0 && (
        <EmptyState object="/art/obj-320/map.webp" level={3} title={t('bonuses.history.none')} />
      )}
      {ended.length > 0 && (
        <ul className={css.list} aria-label={t('bonuses.tabs.history')}>
          {ended.map((bonus) => (
            <li key={bonus.id}>
              <Ended bonus={bonus} />
            </li>
          ))}
        </ul>
      )}
    </BonusSection>
  );
}

function Ended({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const { status, converted, ended_at } = bonus;
  if (status === 'available' || status === 'active' || status === 'expiring') return null;
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral';
  return (
    <BonusRow
      bonus={bonus}
      text={t(`bonuses.history.text.${status}`, { amount: formatMoney(converted) })}
      marks={
        <>
          <Badge tone={tone}>{t(`bonuses.history.state.${status}`)}</Badge>
          {ended_at && <Moment at={ended_at} />}
        </>
      }
    />
  );
}
