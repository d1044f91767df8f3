// /jackpots
import { Link } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { type Jackpot, jackpots, WINNERS_COUNT } from '#contract/jackpots.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useRead } from '../asking/reads.ts';
import { GameRow } from '../gamehall/game-row.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import css from './jackpots.module.css';
import { GrandPanel, TierPanel } from './pot-panel.tsx';
import { ProofCard } from './proof-card.tsx';
import { ShareCard } from './share-card.tsx';
import { usePots } from './use-pots.ts';
import { WinnersTable } from './winners-table.tsx';

const last = { count: WINNERS_COUNT };
const GAMES = 24;
const gamesOf = (all: readonly Jackpot[]) => ({
  sysnames: [...new Set(all.flatMap((jackpot) => jackpot.games))],
  count: GAMES,
});

export const reads: PageModule['reads'] = () => [needs(jackpots.get, {}), needs(jackpots.getWinners, last)];
export const readsNext: PageModule['readsNext'] = (_address, answers) => {
  const all = answers(jackpots.get, {})?.items ?? [];
  return all.length === 0 ? [] : [needs(games.get, gamesOf(all))];
};
export const texts: PageModule['texts'] = ['jackpots'];
export const head: PageModule['head'] = (say) => ({
  title: say('jackpots.head.title'),
  description: say('jackpots.head.description'),
});

export default function JackpotsPage() {
  const t = useText();
  const all = useRead(jackpots.get, {}).data?.items ?? [];
  const winners = useRead(jackpots.getWinners, last).data?.items ?? [];
  const pots = usePots(all);
  const [first, ...others] = all;
  if (first === undefined)
    return (
      <Panel>
        <EmptyState object="/art/obj-320/gem_diamond.webp" level={1} title={t('jackpots.none')}>
          {t('jackpots.noneText')}
        </EmptyState>
      </Panel>
    );
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t('jackpots.title')}</h1>
      </VisuallyHidden>
      <GrandPanel
        jackpot={first}
        pot={pots.get(first.id)!}
        level={2}
        action={
          <ButtonLink
            look="brand"
            size="l"
            link={<Link to="/jackpots/$id" params={{ id: String(first.id) }} hash="games" />}
          >
            {t('jackpots.play')}
          </ButtonLink>
        }
      />
      <div className={css.tiers}>
        {others.map((jackpot) => (
          <TierPanel key={jackpot.id} jackpot={jackpot} pot={pots.get(jackpot.id)!} />
        ))}
      </div>
      <div className={css.columns}>
        <Panel className={css.winners}>
          <Heading level={2}>{t('jackpots.winners.title')}</Heading>
          <WinnersTable winners={winners} />
        </Panel>
        <div className={css.side}>
          <ProofCard jackpot={first} />
          <ShareCard jackpot={first} />
        </div>
      </div>
      <GameRow title={t('jackpots.games')} of={gamesOf(all)} all={{ category: 'slots' }} />
    </div>
  );
}
