import { useState } from 'react';
import { paidAt } from '#games/kinds/kind.ts';
import type { ScratchFigures } from '#games/kinds/scratch/scratch.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Board } from '../hud/board.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { isGain, isSeen } from '../table.ts';
import { formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useStart } from '../use-start.ts';
import { PrizeBoard } from './prize-board.tsx';
import css from './scratch-stage.module.css';
import { TicketField } from './ticket-field.tsx';

const ink = { tint: '4 30 22', label: '#bfe6d2', accent: '#7dffca' };
const hues = ['#1c9a68', '#0b5f45', '#032a22'] as const;

interface Ticket {
  fields: readonly number[];
  wins: readonly number[];
  timesX10000: number;
}

/** A ticket is rubbed open field by field, or all at once by the main button; what it pays was fixed when it was bought. */
export default function ScratchStage() {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as ScratchFigures;
  const [rubbed, setRubbed] = useState<{ id: string; places: readonly number[] }>({ id: '', places: [] });
  const ticket = (round?.steps[0] as unknown as Ticket | undefined) ?? null;
  const isOpen = isSeen(state);
  const places = rubbed.id === round?.id ? rubbed.places : [];
  const rub = (place: number) => {
    if (ticket === null || isOpen || places.includes(place)) return;
    const next = [...places, place];
    setRubbed({ id: round!.id, places: next });
    if (next.length === ticket.fields.length) table.see(1);
  };
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={{
        tone: 'go',
        label: round === null ? t('play.scratch.buy') : t('play.scratch.buyAgain'),
        detail: money(stake),
        onPress: () => start({ stake }),
      }}
      rules={
        <Rules lines={[t('play.scratch.rules.three'), t('play.scratch.rules.fixed')]}>
          <ul className={css.prizes}>
            {figures.prizes.map(([x100]) => (
              <li key={x100} className={css.prize}>
                {formatTimes(x100 * 100)} <b>{money(paidAt(stake, x100 * 100))}</b>
              </li>
            ))}
          </ul>
        </Rules>
      }
    >
      <StageLayout
        deck={
          <PrizeBoard
            figures={figures}
            stake={stakeOf(round, stake)}
            won={isOpen ? (ticket?.timesX10000 ?? 0) : 0}
          />
        }
      >
        <div className={css.ticket}>
          <p className={css.promise}>{t('play.scratch.rules.three')}</p>
          {Array.from({ length: figures.fields }, (_, place) => {
            const prize = ticket?.fields[place];
            const isShown = isOpen || places.includes(place);
            return (
              <TicketField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                key={place}
                number={place + 1}
                prize={isShown ? prize : undefined}
                amount={prize === undefined ? 0 : worth(figures, prize, stakeOf(round, stake))}
                look={isOpen && ticket?.wins.includes(place) === true && (isGain(state) ? css.win : css.back)}
                canRub={ticket !== null && !isShown}
                onRub={() => rub(place)}
              />
            );
          })}
        </div>
      </StageLayout>
    </Board>
  );
}

const worth = ({ prizes }: ScratchFigures, prize: number, stake: number): number =>
  paidAt(stake, prizes[prize]![0] * 100);

const stakeOf = (round: { bet: { stake: number } } | null, stake: number): number =>
  round?.bet.stake ?? stake;
