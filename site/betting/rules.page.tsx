// /betting/rules: how bets are settled, in words made of the tables that settle them

import { sportsCalls } from '#contract/betting/sports.ts';
import { formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { extrasNow } from '#sports/bets/extras.ts';
import { sports } from '#sports/markets/market.ts';
import { outrightTypes } from '#sports/markets/outright.ts';
import { rulesOf, sportName, type Words } from '#sports/markets/words.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { BettingFrame } from './betting-frame.tsx';
import { BettingSide } from './betting-side.tsx';
import { useOdds } from './kept-choices.ts';
import { marketTypes } from './market-tables.ts';
import { PageHead } from './page-head.tsx';
import css from './rules.module.css';
import { SportChips } from './sport-chips.tsx';

export const reads: PageModule['reads'] = () => [needs(sportsCalls.get, {})];
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say) => ({
  title: say('betting.head.rules'),
  description: say('betting.head.rulesText'),
});
export const side: PageModule['side'] = BettingSide;

const general = [
  'prices',
  'delay',
  'limits',
  'systems',
  'builder',
  'boosts',
  'freebets',
  'covered',
  'cashOut',
  'virtual',
] as const;

const isEnding = ({ id }: Words) => id.startsWith('sports.ending.');

export default function RulesPage() {
  const t = useText();
  const { odds: written } = useOdds();
  const { insured } = extrasNow;
  const say = ({ id, values }: Words) => t(id as MessageId, values);
  /** "sports.rule.total" is a rule about what "sports.market.total" names. */
  const named = ({ id }: Words) => t(id.replace('.rule.', '.market.') as MessageId);
  const listed = (types: Parameters<typeof rulesOf>[0]) => (
    <dl>
      {rulesOf(types)
        .filter((rule) => !isEnding(rule))
        .map((rule) => (
          <div key={rule.id}>
            <dt>{named(rule)}</dt>
            <dd>{say(rule)}</dd>
          </div>
        ))}
    </dl>
  );
  const endings = rulesOf([]).filter(isEnding);
  return (
    <BettingFrame>
      <SportChips />
      <PageHead title={t('betting.nav.rules')} badge="sports" />
      <div className={css.rules}>
        <section>
          <h2>{t('betting.rules.general')}</h2>
          <dl>
            {general.map((name) => (
              <div key={name}>
                <dt>{t(`betting.rules.${name}.title`)}</dt>
                <dd>{t(`betting.rules.${name}.text`)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('betting.slip.boost')}</dt>
              <dd>
                {extrasNow.boost
                  .map(({ legs, percent }) => t('betting.slip.boostOf', { count: legs, percent }))
                  .join('; ')}
              </dd>
              <dd>{t('betting.rules.boostOdds', { odds: written(extrasNow.boostOddsMinX1000) })}</dd>
            </div>
            <div>
              <dt>{t('betting.rules.insured.title')}</dt>
              <dd>
                {t('betting.rules.insured.text', {
                  count: insured.legs,
                  odds: written(insured.oddsMinX1000),
                  percent: insured.percent,
                  most: formatMoney({ amount: cents(insured.maxEuroCents), currency: 'EUR' }),
                })}
              </dd>
            </div>
          </dl>
        </section>
        <section>
          <h2>{t('betting.rules.endings')}</h2>
          <ul>
            {endings.map((rule) => (
              <li key={rule.id}>{say(rule)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('betting.outright.title')}</h2>
          {listed(outrightTypes)}
        </section>
        {sports.map((sport) => (
          <section key={sport}>
            <h2>{say(sportName(sport))}</h2>
            {listed(marketTypes[sport])}
          </section>
        ))}
      </div>
    </BettingFrame>
  );
}
