import type { HouseHoldemFigures } from '#games/kinds/house-holdem/house-holdem-rules.ts';
import { useText } from '../../i18n/use-text.tsx';
import { BestPlay } from '../best-play/best-play.tsx';
import { useBestPlay } from '../best-play/use-best-play.ts';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChipPrimary } from '../chips/use-chip-primary.ts';
import { type Laid, useChips } from '../chips/use-chips.ts';
import { FeltScene } from '../felt-scene.tsx';
import { Board } from '../hud/board.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { isRoundOpen, type PlayedStep } from '../table.ts';
import { useChoice, useLetters } from '../use-choice.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { HoldemCards } from './holdem-cards.tsx';
import { HoldemPays } from './holdem-pays.tsx';
import { readHoldem } from './holdem-round.ts';
import { HoldemSpots } from './holdem-spots.tsx';
import css from './house-holdem-stage.module.css';

const ink = { tint: '4 18 26', label: '#b6d4e2', accent: '#7dffca' };
const ms: Readonly<Record<string, number>> = { deal: 900, board: 800, house: 900 };

const msOf = ({ step }: PlayedStep) => ms[step] ?? 400;
const soundOf = ({ step }: PlayedStep) => (step in ms ? 'land' : null);

/** A pair is told by its rank, from the two up. */
const LOWEST = 2;

export default function HouseHoldemStage() {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const { round, opened } = state;
  const figures = opened!.game.figures as HouseHoldemFigures;
  const chips = useChips();
  const isOpen = isRoundOpen(state);
  const laid = isOpen ? (round!.bet['chips'] as Laid) : chips.laid;
  const deal = useChipPrimary(chips, t('play.holdem.deal'));
  const game = readHoldem(round, useShow({ msOf, soundOf }));
  const [call, fold] = [useChoice('call'), useChoice('fold')];
  useLetters({ c: call, f: fold });
  const best = useBestPlay('house-holdem');
  const costs = round?.choices.find(({ name }) => name === 'call')?.stake ?? 0;
  const id = round?.id ?? '';
  const handName = (name: typeof game.hand) => (name === null ? undefined : t(`play.poker.hands.${name}`));
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#155e7d', '#0b3448', '#04141d']} />}
      primary={
        isOpen
          ? {
              tone: 'go',
              label: t('play.holdem.call'),
              detail: money(costs),
              isDisabled: call === null,
              onPress: () => call?.(),
            }
          : deal
      }
      second={
        isOpen && (
          <SecondButton icon="prohibit" isDisabled={fold === null} onPress={() => fold?.()}>
            {t('play.holdem.fold')}
          </SecondButton>
        )
      }
      costs={chips.sum}
      chips={isOpen ? null : <ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.holdem.rules.aim'),
            t('play.holdem.rules.call'),
            t('play.holdem.rules.opens', { rank: figures.opensWithPairOf + LOWEST }),
            t('play.holdem.rules.pair'),
          ]}
        >
          <HoldemPays figures={figures} />
        </Rules>
      }
    >
      <div className={css.table}>
        <aside className={css.pays}>
          <HoldemPays figures={figures} />
        </aside>
        <HoldemCards
          of="house"
          label={t('play.holdem.house')}
          cards={game.house}
          hand={handName(game.houseHand)}
          id={id}
        />
        <HoldemCards of="board" label={t('play.holdem.board')} cards={game.board} id={id} />
        <HoldemCards
          of="yours"
          label={t('play.holdem.yours')}
          cards={game.player}
          hand={handName(game.hand)}
          id={id}
        />
        <div className={css.said}>
          <p className={css.result} role="status">
            {game.result !== null && t(`play.holdem.results.${game.result}`)}
          </p>
          {game.result === null && <BestPlay words={best && t(`play.holdem.${best.name as 'call'}`)} />}
        </div>
        <HoldemSpots chips={{ ...chips, laid }} figures={figures} game={game} />
      </div>
    </Board>
  );
}
