import { rankOf } from '#games/cards/card.ts';
import { type CardDuelFigures, duelTimes } from '#games/kinds/card-duel/card-duel.ts';
import { TIMES_1 } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import { ChipSpot } from '../chips/chip-spot.tsx';
import { ChipTray } from '../chips/chip-tray.tsx';
import { useChipPrimary } from '../chips/use-chip-primary.ts';
import { type Laid, useChips } from '../chips/use-chips.ts';
import { FeltScene } from '../felt-scene.tsx';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { isSeen, type PlayedStep } from '../table.ts';
import { useShow } from '../use-show.ts';
import css from './card-duel-stage.module.css';
import { DuelSide } from './duel-side.tsx';

const ink = { tint: '8 10 34', label: '#c6cdf0', accent: '#ffd469' };

const msOf = ({ step }: PlayedStep) => (step === 'deal' ? 1100 : 500);
const soundOf = ({ step }: PlayedStep) => (step === 'deal' ? 'land' : null);

/** Nobody can bet on the house where it holds the second card. */
const HOUSE = 'house';

export default function CardDuelStage() {
  const t = useText();
  const state = useTableState();
  const { round, opened } = state;
  const figures = opened!.game.figures as CardDuelFigures;
  const [first = '', second = HOUSE] = figures.sides;
  const chips = useChips();
  const primary = useChipPrimary(chips, t('play.duel.deal'));
  const drawn = useShow({ msOf, soundOf });
  const cards = drawn > 0 ? (round?.steps[0]?.['cards'] as readonly [number, number]) : null;
  const result = drawn > 1 ? round?.steps[1] : undefined;
  const lead = cards === null ? 0 : rankOf(cards[0]) - rankOf(cards[1]);
  const winner = result === undefined ? null : lead === 0 ? 'tie' : lead > 0 ? first : second;
  const nameOf = (side: string) => t(`play.duel.sides.${side as 'tie'}`);
  const past = usePast(
    round?.is_over && isSeen(state) && winner !== null
      ? { id: round.id, text: nameOf(winner), isGood: round.paid > round.staked }
      : null,
  );
  /** How many chips come on top of one that wins. */
  const timesOf = (spot: string) =>
    (duelTimes(figures, spot, spot === 'tie' ? 0 : spot === first ? 1 : -1) - TIMES_1) / TIMES_1;
  return (
    <Board
      ink={ink}
      scene={<FeltScene hues={['#2c3a8f', '#171d54', '#080a22']} />}
      primary={primary}
      costs={chips.sum}
      hasTurbo
      chips={<ChipTray chips={chips} />}
      rules={
        <Rules
          lines={[
            t('play.duel.rules.aim'),
            t('play.duel.rules.tie', { times: timesOf('tie') }),
            t('play.duel.rules.shoe', { count: figures.decks }),
          ]}
        />
      }
    >
      <div className={css.table}>
        <PastResults results={past} />
        <div className={css.sides}>
          {[first, second].map((side, place) => (
            <DuelSide
              key={side}
              name={nameOf(side)}
              card={cards?.[place] ?? null}
              id={round?.id ?? ''}
              isWinner={winner === side}
            />
          ))}
        </div>
        <div className={css.spots}>
          {[first, 'tie', ...figures.sides.slice(1)].map((spot) => (
            <ChipSpot
              key={spot}
              chips={chips}
              spot={spot}
              name={nameOf(spot)}
              pays={t('play.chips.pays', { times: timesOf(spot) })}
              isWon={winner === spot}
              paid={chips.paidFor(result?.['pays'] as Laid | undefined, spot)}
              className={css[spot]}
            >
              <b>{nameOf(spot)}</b>
              <small>{t('play.chips.pays', { times: timesOf(spot) })}</small>
            </ChipSpot>
          ))}
        </div>
      </div>
    </Board>
  );
}
