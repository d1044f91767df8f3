import { useState } from 'react';
import type { BustFigures } from '#games/kinds/crash/crash-bust.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Board } from '../hud/board.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { Seats } from '../shared-table/seats.tsx';
import { useShared } from '../shared-table/use-shared-table.ts';
import { isRoundOpen } from '../table.ts';
import { useWatching } from '../use-watching.ts';
import { AutoOut } from './auto-out.tsx';
import css from './crash-stage.module.css';
import { FlightShow } from './flight-show.tsx';
import { PastFlights } from './past-flights.tsx';
import { saidOfFlyer } from './said-of-flyer.ts';
import { useCrashPrimary } from './use-crash-primary.ts';
import { useFlight, WORDS_MS } from './use-flight.ts';

const ink = { tint: '9 7 26', label: '#bdb6e2', accent: '#ffd469' };
const hues = ['#4a24c9', '#250f78', '#0d0530'] as const;

/** A flight that everybody shares: it climbs until it ends, and pays who has left before. */
export default function CrashStage() {
  const t = useText();
  const { line, shared } = useShared();
  const state = useTableState();
  const isWatching = useWatching();
  const { targetsX100 } = state.opened!.game.figures as BustFigures;
  const [targetX100, setTarget] = useState<number | null>(null);
  const flight = useFlight(shared, WORDS_MS);
  const phase = shared.round?.phase ?? null;
  const bet = { stake: state.stake, targetX100: targetX100 ?? targetsX100[1] };
  const primary = useCrashPrimary({ line, shared, flight, bet, leastX100: targetsX100[0] });
  return (
    <Board
      ink={ink}
      scene={
        <>
          <CalmScene hues={hues} />
          <img className={css.planet} src="/art/play/planet.webp" alt="" />
        </>
      }
      primary={primary}
      winAt="bottom"
      rules={
        <Rules
          lines={[
            t('play.crash.rules.flight'),
            t('play.crash.rules.leave'),
            t('play.crash.rules.auto'),
            t('play.crash.rules.law'),
            t('play.shared.rules'),
          ]}
        />
      }
    >
      <div className={css.stage}>
        <div className={css.past}>
          <PastFlights past={shared.past} />
        </div>
        <FlightShow shared={shared} />
        <div className={css.side}>
          {!isWatching && (
            <AutoOut
              targetX100={targetX100}
              range={targetsX100}
              isLocked={isRoundOpen(state)}
              onTarget={setTarget}
            />
          )}
          <Seats seats={shared.seats} sayOf={(seat) => saidOfFlyer(seat, flight, phase)} />
        </div>
      </div>
    </Board>
  );
}
