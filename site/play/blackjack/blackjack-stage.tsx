import type { BlackjackFigures } from '#games/kinds/blackjack/blackjack-end.ts';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import { BestPlay } from '../best-play/best-play.tsx';
import { useBestPlay } from '../best-play/use-best-play.ts';
import { FeltScene } from '../felt-scene.tsx';
import { Board } from '../hud/board.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { isRoundOpen, type PlayedStep } from '../table.ts';
import { useChoice } from '../use-choice.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import { BlackjackActs } from './blackjack-acts.tsx';
import { BlackjackCloth } from './blackjack-cloth.tsx';
import { BlackjackHands } from './blackjack-hands.tsx';
import { readBlackjack } from './blackjack-round.ts';
import css from './blackjack-stage.module.css';
import { DealerHand } from './dealer-hand.tsx';

const ink = { tint: '4 20 15', label: '#b9d8cb', accent: '#7dffca' };
const ms: Readonly<Record<string, number>> = { deal: 800, dealer: 1100, result: 350, stand: 100 };

const msOf = ({ step }: PlayedStep) => ms[step] ?? 480;
const soundOf = ({ step }: PlayedStep) => (step === 'result' || step === 'stand' ? null : 'land');

export default function BlackjackStage() {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const state = useTableState();
  const { round, stake, opened } = state;
  const { decks, blackjackX10000 } = opened!.game.figures as BlackjackFigures;
  const drawn = useShow({ msOf, soundOf });
  const game = readBlackjack(round, drawn);
  const isOpen = isRoundOpen(state);
  const hit = useChoice('hit');
  const best = useBestPlay('blackjack');
  const pays = blackjackX10000 / TIMES_1 - 1;
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#12795a', '#0a4a38', '#04241c']} />}
      primary={
        isOpen
          ? {
              tone: 'go',
              label: t('play.blackjack.hit'),
              letter: 'H',
              isDisabled: hit === null,
              onPress: () => hit?.(),
            }
          : {
              tone: 'go',
              label: t('play.blackjack.deal'),
              detail: money(stake),
              onPress: () => start({ stake }),
            }
      }
      second={isOpen && <BlackjackActs />}
      rules={
        <Rules
          lines={[
            t('play.blackjack.rules.aim'),
            t('play.blackjack.rules.pays', { times: pays }),
            t('play.blackjack.rules.dealer', { count: decks }),
            t('play.blackjack.rules.more'),
          ]}
        />
      }
    >
      <div className={css.table}>
        <DealerHand dealer={game.dealer} id={round?.id ?? ''} />
        <BlackjackCloth pays={pays} />
        <BlackjackHands game={game} id={round?.id ?? ''} stake={round?.bet.stake ?? stake} />
        <div className={css.best}>
          <BestPlay words={best && t(`play.blackjack.${best.name as 'hit'}`)} />
        </div>
      </div>
    </Board>
  );
}
