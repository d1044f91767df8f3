// /jackpots/{id}
import { notFound, useParams } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { type Jackpot, jackpots } from '#contract/jackpots.ts';
import { Refusal } from '#contract/refusals.ts';
import { formatMoney } from '#rules/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { GameRow } from '../gamehall/game-row.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { FellChart } from './fell-chart.tsx';
import css from './jackpots.module.css';
import { GrandPanel } from './pot-panel.tsx';
import { ProofCard } from './proof-card.tsx';
import { ShareCard } from './share-card.tsx';
import { usePots } from './use-pots.ts';
import { WinnersTable } from './winners-table.tsx';

const WINNERS = 20;
const one = (id = '') => ({ id: /^\d{1,9}$/.test(id) ? Number(id) : 0 });
const lastOf = (id?: string) => ({ jackpot_id: one(id).id, count: WINNERS });
const gamesOf = (jackpot: Jackpot) => ({ sysnames: jackpot.games, count: jackpot.games.length });

export const reads: PageModule['reads'] = ({ params }) => [
  needs(jackpots.get, one(params['id'])),
  needs(jackpots.getWinners, lastOf(params['id'])),
];
export const readsNext: PageModule['readsNext'] = ({ params }, answers) => {
  const jackpot = answers(jackpots.get, one(params['id']))?.items[0];
  return jackpot === undefined ? [] : [needs(games.get, gamesOf(jackpot))];
};
export const texts: PageModule['texts'] = ['jackpots'];
export const head: PageModule['head'] = (say, { params }, answers) => {
  const jackpot = answers(jackpots.get, one(params['id']))?.items[0];
  return {
    title: say('jackpots.head.one', { title: jackpot?.title ?? '' }),
    description: jackpot?.text ?? '',
  };
};

/** An answer that names none is a jackpot that does not exist; a lost answer is not. */
export const check: PageModule['check'] = ({ params }, answers) => {
  const found = answers(jackpots.get, one(params['id']));
  if (found === undefined) throw new Refusal('UnknownError');
  if (found.count === 0) throw notFound();
};

export default function JackpotPage() {
  const t = useText();
  const { id } = useParams({ from: '/jackpots/$id' });
  const found = useRead(jackpots.get, one(id)).data?.items ?? [];
  const winners = useRead(jackpots.getWinners, lastOf(id)).data?.items ?? [];
  const pots = usePots(found);
  const jackpot = found[0];
  if (jackpot === undefined) return null;
  const pot = pots.get(jackpot.id)!;
  const { mean_turnover: mean } = jackpot;
  return (
    <div className={css.page}>
      <GrandPanel
        {...{ jackpot, pot }}
        level={1}
        action={
          <ButtonLink look="brand" size="l" link={<a href="#games" />}>
            {t('jackpots.play')}
          </ButtonLink>
        }
      />
      <Panel>
        <p className={css.rule}>{jackpot.text}</p>
        {mean !== null && (
          <p className={css.soft}>
            {t('jackpots.facts.mean')}: {formatMoney(mean)}
          </p>
        )}
      </Panel>
      <div className={css.columns}>
        <Panel className={css.winners}>
          <Heading level={2}>{t('jackpots.winners.title')}</Heading>
          <WinnersTable winners={winners} isOfOne />
        </Panel>
        <div className={css.side}>
          <FellChart {...{ jackpot, winners }} pot={pot.amount} />
          <ProofCard jackpot={jackpot} />
          <ShareCard jackpot={jackpot} />
        </div>
      </div>
      <div id="games" className={css.games}>
        <GameRow title={t('jackpots.games')} of={gamesOf(jackpot)} all={{ category: 'slots' }} />
      </div>
    </div>
  );
}
