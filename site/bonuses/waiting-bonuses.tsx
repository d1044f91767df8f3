import { Link } from '@tanstack/react-router';
import type { Bonus } from '#contract/bonuses.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useText } from '../i18n/use-text.tsx';
import { BonusRow } from './bonus-row.tsx';
import { BonusSection } from './bonus-section.tsx';
import { TimeLeft } from './time-left.tsx';
import { useBonusActs } from './use-bonus-acts.ts';
import css from './waiting-bonuses.module.css';

interface WaitingBonusesProps {
  bonuses: readonly Bonus[];
  /** One is in play, so that nothing here is all there is. */
  hasActive: boolean;
}

/** What can be activated, in the order it comes to it. */
export function WaitingBonuses({ bonuses, hasActive }: WaitingBonusesProps) {
  const t = useText();
  return (
    <BonusSection title={t('bonuses.waiting.title')} note={t('bonuses.waiting.note')}>
      {bonuses.length === 0 && (
        <EmptyState
          object="/art/obj-320/chest.webp"
          level={3}
          title={t(hasActive ? 'bonuses.waiting.noMore' : 'bonuses.waiting.none')}
          action={<ButtonLink link={<Link to="/gamehall" />}>{t('bonuses.freeSpins.hall')}</ButtonLink>}
        />
      )}
      {bonuses.length > 0 && (
        <ul className={css.list} aria-label={t('bonuses.waiting.title')}>
          {bonuses.map((bonus) => (
            <li key={bonus.id}>
              <Waiting bonus={bonus} />
            </li>
          ))}
        </ul>
      )}
    </BonusSection>
  );
}

function Waiting({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const acts = useBonusActs(bonus);
  const terms = t('bonuses.waiting.terms', {
    amount: formatMoney(bonus.amount),
    x: formatNumber(bonus.wager.x),
    total: formatMoney(bonus.required),
  });
  const odds =
    bonus.odds_min === null ? '' : t('bonuses.waiting.odds', { odds: formatNumber(bonus.odds_min) });
  return (
    <BonusRow
      bonus={bonus}
      text={`${terms} ${odds}`}
      marks={
        <>
          <TimeLeft endsAt={bonus.ends_at} />
          {!bonus.can_activate && bonus.place === 1 && <Badge tone="info">{t('bonuses.waiting.next')}</Badge>}
        </>
      }
      acts={
        <>
          {bonus.can_activate && (
            <Button look="ghost" isLoading={acts.isBusy} onClick={() => void acts.activate()}>
              {t('bonuses.waiting.activate')}
            </Button>
          )}
          <Button look="quiet" isLoading={acts.isBusy} onClick={() => void acts.remove()}>
            {t('bonuses.waiting.remove')}
          </Button>
        </>
      }
    >
      {acts.failure && <LedRefusal refusal={acts.failure} />}
    </BonusRow>
  );
}
