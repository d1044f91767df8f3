// /profile/bets/history: every round that was played for money, or every bet on sport, the latest first. What is shown of
// them is in the address.
import { Link, notFound, useRouter, useSearch } from '@tanstack/react-router';
import { bets } from '#contract/betting/bets.ts';
import { content } from '#contract/content.ts';
import { gamesHistory, type HistoryRound } from '#contract/games-history.ts';
import { metadata } from '#contract/metadata.ts';
import { Pagination } from '#ui/pagination.tsx';
import { useRead } from '../asking/reads.ts';
import { BetsHistory } from '../betting/bets/bets-history.tsx';
import { type HistoryChoice, historyInput, readHistory } from '../betting/bets/history-choice.ts';
import { useText } from '../i18n/use-text.tsx';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { zoneHere } from '../start/zone-here.ts';
import { betsInput, betsSearch, ROWS, readBets } from './bets-choice.ts';
import { BetsFrame } from './bets-frame.tsx';
import { BetsMissing, NoRounds } from './bets-missing.tsx';
import { BetsTable } from './bets-table.tsx';
import { GameFilter } from './game-filter.tsx';
import { ProfileLoader } from './profile-loader.tsx';

export const reads: PageModule['reads'] = ({ search }) => [
  profileNeed,
  ...(isOfSports(search)
    ? sportsReads(readHistory(search))
    : [needs(gamesHistory.getHistory, betsInput(readBets(search)))]),
  needs(metadata.getgeneralinfo, {}),
  needs(content.getSettings, {}),
];
/** Days begin where the player is, which the server does not know: with days the browser asks. */
const sportsReads = (choice: HistoryChoice) => {
  const zone = zoneHere();
  const hasDays = choice.from !== undefined || choice.to !== undefined;
  return hasDays && zone === undefined ? [] : [needs(bets.getHistory, historyInput(choice, zone))];
};
export const texts: PageModule['texts'] = ['profile', 'bets', 'betting', 'sports', 'form', 'validation'];
export const head: PageModule['head'] = (say) => ({ title: say('bets.head.history'), isIndexed: false });
export const check: PageModule['check'] = (_address, answers) => {
  if (answers(content.getSettings, {})?.site.betHistory === false) throw notFound();
};

export default function BetsHistoryPage() {
  const search = useSearch({ strict: false });
  return <ProfileLoader>{() => (isOfSports(search) ? <SportsHistory /> : <History />)}</ProfileLoader>;
}

const isOfSports = ({ of }: { of?: string | undefined }) => of === 'sports';

function SportsHistory() {
  const t = useText();
  return (
    <BetsFrame title={t('betting.history.title')} text={t('betting.history.text')}>
      <BetsHistory />
    </BetsFrame>
  );
}

function History() {
  const t = useText();
  const router = useRouter();
  const choice = readBets(useSearch({ strict: false }));
  const { data, error, refetch } = useRead(gamesHistory.getHistory, betsInput(choice));
  const choose = (game: string | undefined) =>
    void router.navigate({
      to: '/profile/bets/history',
      search: betsSearch({ game, page: 1 }),
      resetScroll: false,
    });
  return (
    <BetsFrame title={t('bets.history.title')} text={t('bets.history.text')}>
      <GameFilter game={choice.game} onChoose={choose} />
      {data === undefined && <BetsMissing error={error} onRetry={() => void refetch()} />}
      {data?.count === 0 && <NoRounds isFiltered={choice.game !== undefined} />}
      {data !== undefined && data.count > 0 && (
        <Rounds rounds={data.items} count={data.count} choice={choice} />
      )}
    </BetsFrame>
  );
}

interface RoundsProps {
  rounds: readonly HistoryRound[];
  count: number;
  choice: ReturnType<typeof readBets>;
}

function Rounds({ rounds, count, choice }: RoundsProps) {
  const t = useText();
  return (
    <>
      <p>{t('bets.history.count', { count })}</p>
      <BetsTable rounds={rounds} />
      <Pagination
        label={t('bets.history.pages')}
        page={choice.page}
        pageCount={Math.ceil(count / ROWS)}
        previousLabel={t('shell.row.previous')}
        nextLabel={t('shell.row.next')}
        to={(page) => <Link to="/profile/bets/history" search={betsSearch({ ...choice, page })} />}
      />
    </>
  );
}
