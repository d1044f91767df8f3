import { useEffect, useEffectEvent, useState } from 'react';
import type { VideoPokerFigures } from '#games/kinds/video-poker/video-poker-best.ts';
import { useText } from '../../i18n/use-text.tsx';
import { BestPlay } from '../best-play/best-play.tsx';
import { useBestPlay } from '../best-play/use-best-play.ts';
import { CalmScene } from '../calm-scene.tsx';
import { Board } from '../hud/board.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { isRoundOpen, isSeen, type PlayedStep } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import { HeldCards } from './held-cards.tsx';
import { PokerPays } from './poker-pays.tsx';
import { HAND_CARDS, readPoker } from './video-poker-round.ts';
import css from './video-poker-stage.module.css';

const ink = { tint: '16 6 44', label: '#d3c8f5', accent: '#ffd469' };
const hues = ['#5a34d8', '#35189a', '#140846'] as const;

const msOf = ({ step }: PlayedStep) => (step === 'result' ? 300 : 650);
const soundOf = ({ step }: PlayedStep) => (step === 'result' ? null : 'land');

export default function VideoPokerStage() {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake, opened, isAsking } = state;
  const figures = opened!.game.figures as VideoPokerFigures;
  const drawn = useShow({ msOf, soundOf });
  const game = readPoker(round, drawn);
  const isPaid = game.hand !== null && game.hand in figures.paysX10000;
  const isOpen = isRoundOpen(state);
  const [chosen, setChosen] = useState<{ id: string; places: readonly number[] }>({ id: '', places: [] });
  const held = isOpen && chosen.id === round?.id ? chosen.places : (game.held ?? []);
  const canHold = isOpen && isSeen(state) && !isAsking;
  const toggle = (place: number) =>
    canHold &&
    setChosen({
      id: round!.id,
      places: held.includes(place) ? held.filter((one) => one !== place) : [...held, place],
    });
  useHoldKeys(toggle);
  const best = useBestPlay('video-poker')?.these;
  /** By the keys of the cards. */
  const saidOf = (places: readonly number[]) =>
    places.length === 0
      ? t('play.bestPlay.nothing')
      : t('play.bestPlay.hold', { places: places.map((place) => place + 1).join(', ') });
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={
        isOpen
          ? {
              tone: 'go',
              label: t('play.poker.draw', { count: HAND_CARDS - held.length }),
              onPress: () => void table.decide({ name: 'hold', these: [...held] }),
            }
          : { tone: 'go', label: t('play.poker.deal'), detail: money(stake), onPress: () => start({ stake }) }
      }
      rules={
        <Rules
          lines={[
            t('play.poker.rules.hold'),
            ...(figures.areTwosWild ? [t('play.poker.rules.twos')] : []),
            t('play.poker.rules.pays'),
            t('play.poker.rules.pack'),
          ]}
        />
      }
    >
      <div className={css.stage}>
        <PokerPays figures={figures} hand={game.hand} stake={isOpen ? (round?.bet.stake ?? stake) : stake} />
        <div className={css.mine}>
          <p className={css.hand} role="status">
            {isPaid && t(`play.poker.hands.${game.hand as 'flush'}`)}
          </p>
          <HeldCards
            game={game}
            id={round?.id ?? ''}
            held={held}
            advised={best ?? []}
            canHold={canHold}
            onToggle={toggle}
          />
          <BestPlay words={best === undefined ? null : saidOf(best)} />
        </div>
      </div>
    </Board>
  );
}

/** 1 to 5 hold a card or let it go. */
function useHoldKeys(toggle: (place: number) => unknown): void {
  const onKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
    const place = Number(key) - 1;
    if (!repeat && place >= 0 && place < HAND_CARDS && document.querySelector('dialog[open]') === null)
      toggle(place);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
