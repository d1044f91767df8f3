import { useState } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { formatMoney } from '#rules/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { betNumber } from '../bet-number.ts';
import { Checking } from '../slip/checking.tsx';
import { useEventTime } from '../use-event-time.ts';
import { VirtualBadge } from '../virtual-badge.tsx';
import css from './bet-card.module.css';
import { BetLegs } from './bet-legs.tsx';
import { useBetTitle } from './bet-words.ts';
import { CashOut, type CashOutOf } from './cash-out.tsx';
import { ShareBet } from './share-bet.tsx';
import { WhyPaid } from './why-paid.tsx';

/** A bet that is still open, with what it could be sold for. */
export function OpenBet({ bet, quote }: { bet: BetShown; quote: CashOutOf | undefined }) {
  const t = useText();
  return (
    <article className={css.card} data-bet={bet.id}>
      <BetHead bet={bet} />
      <BetLegs legs={bet.legs} />
      <footer className={css.foot}>
        <p className={css.figures}>
          <span>
            {t('betting.slip.stake')}
            <b>{formatMoney(bet.stake)}</b>
          </span>
          <span>
            {t('betting.slip.returns')}
            <b>{formatMoney(bet.potential)}</b>
          </span>
          {bet.paid.amount > 0 && (
            <span>
              {t('betting.bet.paid')}
              <b className={css.win}>{formatMoney(bet.paid)}</b>
            </span>
          )}
          <ShareBet bet={bet} />
        </p>
        <Withheld bet={bet} />
        {bet.status === 'delayed' ? (
          <Checking bet={bet} sentAt={Date.parse(bet.created_at)} />
        ) : (
          <CashOut bet={bet} quote={quote} />
        )}
      </footer>
    </article>
  );
}

/** What was paid of it beyond what the player received. */
function Withheld({ bet }: { bet: BetShown }) {
  const t = useText();
  if (bet.withheld.amount === 0) return null;
  return <p className={css.note}>{t('betting.bet.withheld', { amount: formatMoney(bet.withheld) })}</p>;
}

/** A bet that is over: what it paid, and why. */
export function SettledBet({ bet }: { bet: BetShown }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className={css.card} data-bet={bet.id} data-status={bet.status}>
      <BetHead bet={bet} />
      <BetLegs legs={bet.legs} />
      <p className={css.settled}>
        <span>
          {t('betting.slip.stake')} <b>{formatMoney(bet.stake)}</b>
        </span>
        <span>
          {t('betting.bet.paid')}{' '}
          <b className={bet.paid.amount > 0 ? css.win : undefined}>{formatMoney(bet.paid)}</b>
        </span>
        <ShareBet bet={bet} />
        {bet.status !== 'refused' && (
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('betting.why.title')}
            <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={12} />
          </button>
        )}
      </p>
      <Withheld bet={bet} />
      {bet.refused && <p className={css.note}>{t(`betting.refused.${bet.refused.why}`)}</p>}
      {isOpen && <WhyPaid bet={bet} />}
    </article>
  );
}

function BetHead({ bet }: { bet: BetShown }) {
  const t = useText();
  const title = useBetTitle();
  const { both } = useEventTime();
  const isOpen = bet.status === 'open' || bet.status === 'delayed';
  return (
    <header className={css.head}>
      <b>{title(bet)}</b>
      <span>
        {both(bet.created_at)}
        <span className={css.number}> · {t('betting.number', { number: betNumber(bet.id) })}</span>
      </span>
      <span className={css.badges}>
        {bet.is_freebet && <span className={css.status}>{t('betting.bet.free')}</span>}
        {bet.legs.some(({ league }) => league.is_virtual) && <VirtualBadge />}
        {!isOpen && (
          <span className={css.status} data-paid={bet.paid.amount > bet.stake.amount || undefined}>
            {t(`betting.status.${bet.status}`)}
          </span>
        )}
      </span>
    </header>
  );
}
