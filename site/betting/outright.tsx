// Who may win the season of a league, on the league's page: every runner with its price, and a bet each way.
import { type FormEvent, useState } from 'react';
import { bets } from '#contract/betting/bets.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import type { Output } from '#contract/define.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { useOdds } from './kept-choices.ts';
import { MarketPrices } from './market-prices.tsx';
import css from './outright.module.css';
import { stakeCents } from './slip/slip.ts';
import { StakeField } from './slip/stake-field.tsx';

type Item = NonNullable<Output<typeof sportsCalls.getOutright>['item']>;

/** Nothing where no season can be bet on. */
export function Outright({ league }: { league: number }) {
  const t = useText();
  const { data } = useRead(sportsCalls.getOutright, { league });
  const player = usePlayer();
  const item = data?.item;
  if (item == null) return null;
  const shown = {
    ...item.market,
    outcomes: item.market.outcomes.filter(({ odds }) => odds !== null).toSorted((a, b) => a.odds! - b.odds!),
  };
  return (
    <section className={css.outright}>
      <h2>{t('betting.outright.title')}</h2>
      <p className={css.says}>{t('betting.outright.says', { season: item.season })}</p>
      <MarketPrices event={item.event} market={shown} />
      {player !== null && item.each_way !== null && (
        <EachWay item={item} currency={player.balance_main.currency as Currency} />
      )}
    </section>
  );
}

function EachWay({ item, currency }: { item: Item; currency: Currency }) {
  const t = useText();
  const { odds: written } = useOdds();
  const [runner, setRunner] = useState('');
  const [stake, setStake] = useState('');
  const { mutate, isPending, error, data, reset } = useSend(bets.place);
  const { event, market, each_way: terms } = item;
  const names = market.params['runners'] as string[];
  const win = market.outcomes.find(({ code }) => code === runner)?.odds ?? null;
  const placeOf = (of: string) => terms!.odds.find(({ code }) => code === of)?.odds ?? null;
  const place = placeOf(runner);
  const unit = stakeCents(stake);
  const money = (amount: Cents) => formatMoney({ amount, currency });

  function submit(form: FormEvent): void {
    form.preventDefault();
    if (win === null || place === null || unit === 0) return;
    const legs = [{ event: event.id, picks: [{ market: market.id, outcome: runner }], odds: win }];
    mutate({ slip: { legs, bet: { type: 'each-way', place }, unit, policy: 'better' } });
  }

  return (
    <form className={css.eachWay} onSubmit={submit}>
      <h3>{t('betting.outright.way', { places: terms!.places, part: terms!.part })}</h3>
      <div className={css.fields}>
        <select
          className={css.runner}
          aria-label={t('betting.outright.choose')}
          value={runner}
          onChange={({ target }) => {
            reset();
            setRunner(target.value);
          }}
        >
          <option value="">{t('betting.outright.choose')}…</option>
          {market.outcomes
            .filter(({ odds, code }) => odds !== null && placeOf(code) !== null)
            .map(({ code, odds }) => (
              <option key={code} value={code}>
                {names[Number(code.slice(1))]} {written(odds!)}
              </option>
            ))}
        </select>
        <StakeField
          label={t('betting.outright.stake')}
          currency={currency}
          value={stake}
          onChange={(value) => {
            reset();
            setStake(value);
          }}
        />
        <Button
          type="submit"
          look="brand"
          isLoading={isPending}
          disabled={win === null || place === null || unit === 0 || market.pause !== null}
        >
          {t('betting.outright.place')}
        </Button>
      </div>
      <p role="status" className={css.says}>
        {data === undefined
          ? win !== null &&
            place !== null &&
            unit > 0 &&
            t('betting.outright.takes', {
              ...{ total: money(cents(2 * unit)), unit: money(unit) },
              ...{ win: written(win), place: written(place) },
            })
          : data.status === 'open'
            ? t('betting.outright.done', { id: data.id.slice(0, 8) })
            : t('betting.outright.no')}
      </p>
      {error && <LedRefusal refusal={error} />}
    </form>
  );
}
