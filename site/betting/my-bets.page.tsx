// /betting/my-bets: what is open, what it could be sold for, and what has been settled
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { bets } from '#contract/betting/bets.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import { formatMoney } from '#rules/format.ts';
import { cents, plus } from '#rules/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { OpenBet, SettledBet } from './bets/bet-card.tsx';
import { useCashOuts } from './bets/use-cash-outs.ts';
import { BettingFrame } from './betting-frame.tsx';
import { BettingSide } from './betting-side.tsx';
import css from './my-bets.module.css';
import { PageHead } from './page-head.tsx';
import { SportChips } from './sport-chips.tsx';

const openBets = { view: 'open', count: 100 } as const;
const settledBets = { view: 'settled', count: 30 } as const;

export const reads: PageModule['reads'] = () => [
  needs(bets.getHistory, openBets),
  needs(bets.getHistory, settledBets),
  needs(bets.getSummary, {}),
  needs(sportsCalls.get, {}),
];
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say) => ({ title: say('betting.nav.myBets'), isIndexed: false });
export const side: PageModule['side'] = BettingSide;

export default function MyBetsPage() {
  const t = useText();
  const open = useRead(bets.getHistory, openBets).data?.items;
  const settled = useRead(bets.getHistory, settledBets).data?.items;
  return (
    <BettingFrame hasSlip={false}>
      <SportChips />
      <PageHead title={t('betting.nav.myBets')} badge="sports" />
      <Summary open={open ?? []} />
      {open?.length === 0 && settled?.length === 0 ? (
        <EmptyState
          object="/art/obj-320/football.webp"
          title={t('betting.none.bets')}
          action={<ButtonLink link={<Link to="/betting" />}>{t('betting.nav.home')}</ButtonLink>}
        >
          {t('betting.none.betsText')}
        </EmptyState>
      ) : (
        <div className={css.columns}>
          <Open bets={open ?? []} />
          <Settled bets={settled ?? []} />
        </div>
      )}
    </BettingFrame>
  );
}

/** At stake, what it could be sold for, and plainly what the last seven days came to. */
function Summary({ open }: { open: readonly BetShown[] }) {
  const t = useText();
  const limits = useLimitsLink();
  const { data } = useRead(bets.getSummary, {});
  const offers = useCashOuts().flatMap(({ amount }) => amount ?? []);
  if (data === undefined) return null;
  const { currency } = data.staked;
  const money = (amount: number) => formatMoney({ amount: cents(amount), currency });
  const net = data.paid.amount - data.staked.amount;
  return (
    <section className={css.summary} aria-label={t('betting.summary.label')}>
      <p>
        {t('betting.summary.atStake')}
        <b>
          {money(plus(...open.map(({ stake }) => stake.amount)))}{' '}
          <small>{t('betting.slip.bets', { count: open.length })}</small>
        </b>
      </p>
      <p>
        {t('betting.summary.cashOut')}
        <b>
          {money(plus(...offers))} <small>{t('betting.slip.bets', { count: offers.length })}</small>
        </b>
      </p>
      <p>
        {t('betting.summary.staked')}
        <b>{formatMoney(data.staked)}</b>
      </p>
      <p>
        {t('betting.summary.paid')}
        <b>
          {formatMoney(data.paid)}{' '}
          <small data-net="">
            {t('betting.summary.net', { amount: `${net < 0 ? '−' : '+'}${money(Math.abs(net))}` })}
          </small>
        </b>
      </p>
      <Link {...limits} className={css.limits}>
        <Icon name="shield" size={18} />
        {t('betting.summary.limits')}
      </Link>
    </section>
  );
}

const openFilters = ['all', 'live', 'cashOut'] as const;

function Open({ bets: open }: { bets: readonly BetShown[] }) {
  const t = useText();
  const [filter, setFilter] = useState<(typeof openFilters)[number]>('all');
  const quotes = useCashOuts();
  const quoteOf = ({ id }: BetShown) => quotes.find(({ bet }) => bet === id);
  const shown = open.filter((bet) => {
    if (filter === 'live') return bet.legs.some(({ is_live }) => is_live);
    return filter === 'all' || typeof quoteOf(bet)?.amount === 'number';
  });
  return (
    <section aria-labelledby="open-bets">
      <header className={css.head}>
        <Heading level={2} id="open-bets">
          {t('betting.open')}
        </Heading>
        <small>{open.length}</small>
        <Filters all={openFilters} chosen={filter} onChoose={setFilter} />
      </header>
      <div className={css.list}>
        {shown.map((bet) => (
          <OpenBet key={bet.id} bet={bet} quote={quoteOf(bet)} />
        ))}
        {shown.length === 0 && <p className={css.none}>{t('betting.none.open')}</p>}
      </div>
    </section>
  );
}

const settledFilters = ['all', 'paid', 'lost'] as const;

function Settled({ bets: settled }: { bets: readonly BetShown[] }) {
  const t = useText();
  const [filter, setFilter] = useState<(typeof settledFilters)[number]>('all');
  const shown = settled.filter(({ paid }) => filter === 'all' || paid.amount > 0 === (filter === 'paid'));
  return (
    <section aria-labelledby="settled-bets">
      <header className={css.head}>
        <Heading level={2} id="settled-bets">
          {t('betting.settled')}
        </Heading>
        <Filters all={settledFilters} chosen={filter} onChoose={setFilter} />
      </header>
      <div className={css.list}>
        {shown.map((bet) => (
          <SettledBet key={bet.id} bet={bet} />
        ))}
        {shown.length === 0 && <p className={css.none}>{t('betting.none.settled')}</p>}
      </div>
      <p className={css.whole}>
        <Link to="/profile/bets/history" search={{ of: 'sports' }}>
          {t('betting.wholeHistory')}
        </Link>
      </p>
    </section>
  );
}

interface FiltersProps<F extends string> {
  all: readonly F[];
  chosen: F;
  onChoose: (filter: F) => void;
}

function Filters<F extends 'all' | 'live' | 'cashOut' | 'paid' | 'lost'>({
  all,
  chosen,
  onChoose,
}: FiltersProps<F>) {
  const t = useText();
  return (
    <fieldset className={css.filters} aria-label={t('betting.filter.label')}>
      {all.map((name) => (
        <button key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {t(`betting.filter.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
