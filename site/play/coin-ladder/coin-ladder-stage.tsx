import type { CoinLadderFigures } from '#games/kinds/coin-ladder/coin-ladder.ts';
import { coinLadderTimes } from '#games/kinds/coin-ladder/coin-ladder-times.ts';
import { paidAt } from '#games/kinds/kind.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import type { Action } from '../hud/action.ts';
import { Board } from '../hud/board.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { isRoundOpen, isSeen, type PlayedStep } from '../table.ts';
import { formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import css from './coin-ladder-stage.module.css';

const ink = { tint: '30 20 2', label: '#f3e0b4', accent: '#ffd469' };
const hues = ['#c98a1a', '#7a4c08', '#2c1a02'] as const;
const TOSS_MS = 900;

interface Toss {
  step: 'toss';
  side: 'heads' | 'tails';
  rung: number;
  timesX10000: number;
}

const msOf = ({ step }: PlayedStep) => (step === 'toss' ? TOSS_MS : 0);
const soundOf = ({ step, ...rest }: PlayedStep) =>
  step !== 'toss' ? null : rest['side'] === 'heads' ? 'open' : 'end';

export default function CoinLadderStage() {
  const t = useText();
  const money = useMoney();
  const { table } = usePlay();
  const state = useTableState();
  const { round, opened, stake } = state;
  const figures = opened!.game.figures as CoinLadderFigures;
  const drawn = useShow({ msOf, soundOf });
  const tosses = ((round?.steps.slice(0, drawn) ?? []) as unknown as Toss[]).filter(
    ({ step }) => step === 'toss',
  );
  const last = tosses.at(-1);
  const rung = last?.side === 'heads' ? last.rung : 0;
  const isOpen = isRoundOpen(state);
  const times = coinLadderTimes(figures, rung);
  const next = coinLadderTimes(figures, rung + 1);
  const toss: Action = {
    tone: 'go',
    label: t('play.coin.toss'),
    detail: isOpen ? t('play.coin.for', { amount: money(paidAt(round!.bet.stake, next)) }) : money(stake),
    onPress: useToss(isOpen),
  };
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      primary={toss}
      second={
        isOpen && (
          <SecondButton
            icon="hand-coins"
            isDisabled={state.isAsking || !isSeen(state)}
            onPress={() => void table.decide({ name: 'collect' })}
          >
            {t('play.coin.collect', { amount: money(paidAt(round!.bet.stake, times)) })}
          </SecondButton>
        )
      }
      rules={<Rules lines={[t('play.coin.rules.toss'), t('play.coin.rules.stop')]} />}
    >
      <StageLayout
        deck={
          <ol className={css.ladder} aria-label={t('play.coin.ladder')}>
            {Array.from({ length: figures.rungs }, (_, place) => place + 1).map((number) => (
              <li
                key={number}
                className={classes(css.rung, number === rung && css.here, number < rung && css.below)}
              >
                {formatTimes(coinLadderTimes(figures, number))}
              </li>
            ))}
          </ol>
        }
      >
        <div className={css.show}>
          <div
            key={`${round?.id} ${tosses.length}`}
            className={classes(
              css.coin,
              tosses.length > 0 && !isSeen(state) && css.tossed,
              last?.side === 'tails' && css.tails,
            )}
          >
            <img
              className={css.face}
              src={last?.side === 'tails' ? '/art/play/coin-tails.svg' : '/art/play/coin-heads.webp'}
              alt=""
            />
          </div>
          <b className={css.side}>
            {last === undefined ? '' : last.side === 'heads' ? t('play.coin.heads') : t('play.coin.tails')}
          </b>
        </div>
      </StageLayout>
    </Board>
  );
}

/** The bet is the first toss; the others are decisions. */
function useToss(isOpen: boolean): () => void {
  const start = useStart();
  const { table } = usePlay();
  const { stake } = useTableState();
  return () => (isOpen ? void table.decide({ name: 'toss' }) : start({ stake }));
}
