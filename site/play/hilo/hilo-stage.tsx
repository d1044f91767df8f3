import type { Price } from '#games/kinds/hilo/hilo-times.ts';
import { RANKS } from '#games/kinds/hilo/hilo-times.ts';
import { paidAt } from '#games/kinds/kind.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { FeltScene } from '../felt-scene.tsx';
import type { Action } from '../hud/action.ts';
import { Board } from '../hud/board.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { PlayingCard } from '../playing-card.tsx';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { isRoundOpen, isSeen, type PlayedStep } from '../table.ts';
import { formatChance, formatTimes } from '../times.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import { cardOf } from './hilo-card.ts';
import css from './hilo-stage.module.css';

const ink = { tint: '6 20 16', label: '#b9d8cb', accent: '#7dffca' };
const STEP_MS = 420;
const PAST = 8;
const icons = { higher: 'arrow-up', lower: 'arrow-down', same: 'equals' } as const;

interface HiloStep {
  step: 'deal' | 'skip' | 'guess';
  card: number;
  isRight?: boolean;
  timesX10000: number;
  prices: readonly Price[];
}

const soundOf = (step: PlayedStep) =>
  step['isRight'] === false ? 'end' : step.step === 'guess' ? 'open' : 'land';

export default function HiloStage() {
  const t = useText();
  const { table } = usePlay();
  const state = useTableState();
  const { round } = state;
  const drawn = useShow({ msOf: () => STEP_MS, soundOf });
  const steps = (round?.steps.slice(0, drawn) ?? []) as unknown as HiloStep[];
  const last = steps.at(-1) ?? null;
  const isOpen = isRoundOpen(state);
  const canDecide = isOpen && isSeen(state) && !state.isAsking;
  const decide = (name: string) => void table.decide({ name });
  const hasSkip = round?.choices.some(({ name }) => name === 'skip') === true;
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#12795a', '#0a4a38', '#04241c']} />}
      primary={usePrimaryOfHilo(last)}
      second={
        hasSkip && (
          <SecondButton icon="refresh" isDisabled={!canDecide} onPress={() => decide('skip')}>
            {t('play.hilo.skip')}
          </SecondButton>
        )
      }
      rules={
        <Rules
          lines={[
            t('play.hilo.rules.guess'),
            t('play.hilo.rules.same'),
            t('play.hilo.rules.skip'),
            t('play.rounding'),
          ]}
        />
      }
    >
      <StageLayout
        past={
          <ol className={css.past} aria-label={t('play.past')}>
            {steps.slice(-PAST - 1, -1).map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: past cards only move on
              <li key={place} className={css.small}>
                <PlayingCard card={cardOf(step.card)} />
              </li>
            ))}
          </ol>
        }
        deck={
          <div className={css.guesses}>
            {(last?.prices ?? []).map((price) => (
              <Guess
                key={price.guess}
                price={price}
                canDecide={canDecide}
                onGuess={() => decide(price.guess)}
              />
            ))}
          </div>
        }
      >
        <div className={classes(css.card, last?.isRight === false && css.wrong)}>
          <PlayingCard key={`${round?.id} ${steps.length}`} card={last === null ? null : cardOf(last.card)} />
        </div>
      </StageLayout>
    </Board>
  );
}

interface GuessProps {
  price: Price;
  canDecide: boolean;
  onGuess(): void;
}

/** Every guess says how likely it is and what could be collected after it. */
function Guess({ price: { guess, ways, timesX10000 }, canDecide, onGuess }: GuessProps) {
  const t = useText();
  const money = useMoney();
  const { round } = useTableState();
  return (
    <button
      type="button"
      className={css.guess}
      aria-disabled={!canDecide}
      onClick={() => canDecide && onGuess()}
    >
      <Icon name={icons[guess]} size={24} />
      <span className={css.words}>
        <b>{t(`play.hilo.${guess}`)}</b>
        <small>{formatChance(ways / RANKS)}</small>
        <b className={css.pays}>{money(paidAt(round?.bet.stake ?? 0, timesX10000))}</b>
      </span>
    </button>
  );
}

function usePrimaryOfHilo(last: HiloStep | null): Action {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const { table } = usePlay();
  const state = useTableState();
  const { round, stake } = state;
  if (!isRoundOpen(state))
    return { tone: 'go', label: t('play.hilo.deal'), detail: money(stake), onPress: () => start({ stake }) };
  if (round?.choices.every(({ name }) => name !== 'collect'))
    return { tone: 'quiet', label: t('play.hilo.choose'), isDisabled: true, onPress: () => undefined };
  const times = last?.timesX10000 ?? 0;
  return {
    tone: 'collect',
    label: money(paidAt(round?.bet.stake ?? 0, times)),
    detail: t('play.collectAt', { times: formatTimes(times) }),
    onPress: () => void table.decide({ name: 'collect' }),
  };
}
