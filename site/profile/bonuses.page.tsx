// /profile/bonuses: what the player was given and can still use, and under ?tab=history what is over.
import { Link, useSearch } from '@tanstack/react-router';
import { type Bonus, bettingBonuses, bonuses } from '#contract/bonuses.ts';
import { content } from '#contract/content.ts';
import { freespins } from '#contract/freespins.ts';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SegmentNav } from '#ui/segment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { ActiveBonus } from '../bonuses/active-bonus.tsx';
import { BonusCalculator } from '../bonuses/bonus-calculator.tsx';
import { BonusHistory } from '../bonuses/bonus-history.tsx';
import { HeldRewards } from '../bonuses/held-rewards.tsx';
import { WaitingBonuses } from '../bonuses/waiting-bonuses.tsx';
import { useText } from '../i18n/use-text.tsx';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import css from './bonuses.module.css';
import { FreeSpins } from './free-spins.tsx';
import { ProfileLoader } from './profile-loader.tsx';
import { PromoCodeSection } from './promo-code-section.tsx';

type Tab = 'bonuses' | 'history';

const tabOf = (search: { tab?: unknown }): Tab => (search.tab === 'history' ? 'history' : 'bonuses');
const listOf = (tab: Tab) =>
  ({ status: tab === 'history' ? 'history' : 'active', count: PAGE_SIZE_MAX }) as const;

export const reads: PageModule['reads'] = ({ search }) => [
  profileNeed,
  needs(bonuses.get, listOf(tabOf(search))),
  needs(bettingBonuses.get, listOf(tabOf(search))),
  needs(bonuses.getHeld, {}),
  needs(freespins.get, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'bonuses', 'promo'];
export const head: PageModule['head'] = (say) => ({ title: say('bonuses.head.title'), isIndexed: false });

export default function BonusesPage() {
  const tab = tabOf(useSearch({ strict: false }));
  return (
    <ProfileLoader>
      {() => (
        <>
          <div className={css.tabs}>
            <BonusTabs />
          </div>
          <Bonuses key={tab} tab={tab} />
        </>
      )}
    </ProfileLoader>
  );
}

function BonusTabs() {
  const t = useText();
  const places = [
    {
      key: 'bonuses',
      link: <Link to="/profile/bonuses" activeOptions={exact} />,
      label: t('bonuses.tabs.bonuses'),
    },
    {
      key: 'history',
      link: <Link to="/profile/bonuses" search={{ tab: 'history' }} activeOptions={exact} />,
      label: t('bonuses.tabs.history'),
    },
  ];
  return <SegmentNav label={t('bonuses.head.title')} places={places} />;
}

/** Of the two addresses only one is here. */
const exact = { exact: true, includeSearch: true };

function Bonuses({ tab }: { tab: Tab }) {
  const t = useText();
  const casino = useRead(bonuses.get, listOf(tab));
  const betting = useRead(bettingBonuses.get, listOf(tab));
  const isMissing = casino.data === undefined || betting.data === undefined;
  if (isMissing && (casino.isError || betting.isError))
    return (
      <Notice
        tone="bad"
        action={
          <Button onClick={() => void Promise.all([casino.refetch(), betting.refetch()])}>
            {t('profile.retry')}
          </Button>
        }
      >
        {t('profile.failed')}
      </Notice>
    );
  if (isMissing) return <Skeleton shape="block" />;
  const all = [...casino.data.items, ...betting.data.items];
  return tab === 'history' ? (
    <div className={css.column}>
      <BonusHistory bonuses={all} />
    </div>
  ) : (
    <Current all={all} />
  );
}

function Current({ all }: { all: readonly Bonus[] }) {
  const active = all.filter(({ status }) => status === 'active' || status === 'expiring');
  const casino = active.find(({ type }) => type === 'casino');
  return (
    <>
      <div className={css.column}>
        {active.map((bonus) => (
          <ActiveBonus key={bonus.id} bonus={bonus} />
        ))}
        <HeldRewards />
        <WaitingBonuses
          bonuses={all.filter(({ status }) => status === 'available')}
          hasActive={active.length > 0}
        />
      </div>
      <div className={css.column}>
        {casino && <BonusCalculator bonus={casino} />}
        <FreeSpins />
        <PromoCodeSection />
      </div>
    </>
  );
}
