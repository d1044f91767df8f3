// /betting/live: everything in play, sport by sport
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sportsCalls } from '#contract/betting/sports.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { BettingFrame } from './betting-frame.tsx';
import { BettingSide } from './betting-side.tsx';
import { useNowOnBoard } from './board-context.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { EventTable, type TableColumn } from './event-table.tsx';
import { PageHead } from './page-head.tsx';
import { SportChips } from './sport-chips.tsx';

const asked = { view: 'live', count: 100 } as const;

export const reads: PageModule['reads'] = () => [
  needs(sportsCalls.get, {}),
  needs(sportsCalls.getEvents, asked),
];
export const texts: PageModule['texts'] = ['betting', 'sports'];
export const head: PageModule['head'] = (say) => ({
  title: say('betting.head.live'),
  description: say('betting.head.description'),
});
export const side: PageModule['side'] = BettingSide;

export default function LivePage() {
  return (
    <BettingFrame>
      <Live />
    </BettingFrame>
  );
}

function Live() {
  const t = useText();
  const [column, setColumn] = useState<TableColumn>('result');
  const board = useNowOnBoard();
  const { data } = useRead(sportsCalls.getEvents, asked);
  const events = board.live ?? data?.items.map(board.now) ?? [];
  return (
    <>
      <SportChips />
      <PageHead title={t('betting.nav.live')} badge="leagues" hasResults />
      <ColumnChoice column={column} onChoose={setColumn} />
      {data !== undefined && events.length === 0 ? (
        <EmptyState
          object="/art/obj-320/football.webp"
          title={t('betting.none.live')}
          action={<ButtonLink link={<Link to="/betting" />}>{t('betting.nav.home')}</ButtonLink>}
        >
          {t('betting.none.text')}
        </EmptyState>
      ) : (
        <EventTable events={events} column={column} />
      )}
    </>
  );
}
