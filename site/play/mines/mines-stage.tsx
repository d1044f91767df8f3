import { useState } from 'react';
import { paidAt } from '#games/kinds/kind.ts';
import type { MinesFigures } from '#games/kinds/mines/mines.ts';
import { isNextOffered, minesTimes, safeLikelihood } from '#games/kinds/mines/mines-times.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Figure, Stepper } from '../deck.tsx';
import type { Action } from '../hud/action.ts';
import { Board } from '../hud/board.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { canBegin, isRoundOpen, isSeen } from '../table.ts';
import { formatChance, formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { MinesField } from './mines-field.tsx';
import { MinesLadder } from './mines-ladder.tsx';
import { type MinesStep, readMines } from './mines-round.ts';
import css from './mines-stage.module.css';

const ink = { tint: '3 24 22', label: '#b6d8cf', accent: '#5fffd0' };
const hues = ['#12a183', '#07675a', '#022c29'] as const;
const FIRST_MINES = 3;

const msOf = (step: MinesStep) => (step.step === 'field' ? 500 : 260);
const soundOf = (step: MinesStep) => (step.step === 'field' ? null : step.isSafe ? 'open' : 'end');

export default function MinesStage() {
  const t = useText();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as MinesFigures;
  const [chosen, setChosen] = useState(FIRST_MINES);
  const drawn = useShow({
    msOf: (step) => msOf(step as MinesStep),
    soundOf: (step) => soundOf(step as MinesStep),
  });
  const game = readMines(round, drawn);
  const isOpen = isRoundOpen(state);
  const mines = isOpen ? game.mines : chosen;
  const open = (at: number) => void table.decide({ name: 'open', at });
  const closed = round?.choices.find(({ name }) => name === 'open')?.at ?? [];
  // All closed tiles are alike; this one is only not always the same.
  const any = closed[((round?.nonce ?? 0) * 7 + closed.length * 5) % Math.max(1, closed.length)];
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={usePrimaryOfMines(figures, mines, game.safe)}
      second={
        isOpen && (
          <SecondButton
            icon="dice"
            isDisabled={state.isAsking || !isSeen(state) || any === undefined}
            onPress={() => any !== undefined && open(any)}
          >
            {t('play.mines.anyTile')}
          </SecondButton>
        )
      }
      rules={
        <Rules
          lines={[
            t('play.mines.rules.tiles'),
            t('play.mines.rules.collect'),
            t('play.mines.rules.odds'),
            t('play.rounding'),
          ]}
        />
      }
    >
      <div className={css.stage}>
        <div className={css.ladder}>
          <MinesLadder figures={figures} mines={mines} opened={isOpen ? game.safe : 0} />
        </div>
        <div className={css.board}>
          <MinesField
            cells={figures.cells}
            game={game}
            canOpen={isOpen && isSeen(state) && !state.isAsking}
            onOpen={open}
          />
        </div>
        <div className={css.deck}>
          <Stepper
            label={t('play.mines.hidden')}
            less={t('play.mines.fewer')}
            more={t('play.mines.more')}
            value={mines}
            range={figures.mines}
            isLocked={!canBegin(state)}
            onChange={setChosen}
          />
          <NextTile figures={figures} mines={mines} safe={isOpen ? game.safe : 0} stake={stake} />
        </div>
      </div>
    </Board>
  );
}

function usePrimaryOfMines(figures: MinesFigures, mines: number, safe: number): Action {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake } = state;
  if (!isRoundOpen(state)) {
    const label = round === null ? t('play.start') : t('play.again');
    const detail = t('play.mines.terms', { amount: money(stake), count: mines });
    const bet = { stake, mines };
    return { tone: 'go', label, detail, onPress: () => void table.start(bet) };
  }
  if (round?.choices.every(({ name }) => name !== 'collect'))
    return { tone: 'quiet', label: t('play.mines.pick'), isDisabled: true, onPress: () => undefined };
  const times = minesTimes(figures, mines, safe);
  return {
    tone: 'collect',
    label: money(paidAt(round?.bet.stake ?? 0, times)),
    detail: t('play.collectAt', { times: formatTimes(times) }),
    onPress: () => void table.decide({ name: 'collect' }),
  };
}

interface NextTileProps {
  figures: MinesFigures;
  mines: number;
  safe: number;
  stake: number;
}

/** What the next tile risks and pays is said before it is touched. */
function NextTile({ figures, mines, safe, stake }: NextTileProps) {
  const t = useText();
  const money = useMoney();
  const left = figures.cells - safe;
  const times = isNextOffered(figures, mines, safe) ? minesTimes(figures, mines, safe + 1) : null;
  return (
    <>
      <Figure label={t('play.mines.safe')}>
        {formatChance(times === null ? 0 : safeLikelihood(left, mines, 1))}
      </Figure>
      <Figure label={t('play.mines.pays')} tone="gain">
        {times === null ? '–' : money(paidAt(stake, times))}
      </Figure>
    </>
  );
}
