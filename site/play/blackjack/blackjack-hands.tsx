import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { chipFor, chipPicture } from '../chips/chip-values.ts';
import { PlayingCard } from '../playing-card.tsx';
import { useMoney } from '../use-money.ts';
import type { BlackjackGame, BlackjackHand } from './blackjack-round.ts';
import css from './blackjack-stage.module.css';

interface BlackjackHandsProps {
  game: BlackjackGame;
  id: string;
  stake: number;
}

export const BlackjackHands = ({ game: { hands, inPlay }, id, stake }: BlackjackHandsProps) => (
  <div className={css.hands}>
    {hands.length === 0 && <Hand hand={noHand} stake={stake} isInPlay={false} isAside={false} />}
    {hands.map((hand, place) => (
      <Hand
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
        key={`${id} ${place} ${hands.length}`}
        hand={hand}
        stake={hand.isDoubled ? 2 * stake : stake}
        isInPlay={place === inPlay}
        isAside={hands.length > 1 && place !== inPlay && hand.result === null}
      />
    ))}
  </div>
);

/** Before the first deal: the stake lies ready. */
const noHand: BlackjackHand = {
  ...{ cards: [], total: null, isDoubled: false, isDone: false, result: null, paid: 0 },
};

interface HandProps {
  hand: BlackjackHand;
  stake: number;
  isInPlay: boolean;
  isAside: boolean;
}

function Hand({ hand: { cards, total, result, paid }, stake, isInPlay, isAside }: HandProps) {
  const t = useText();
  const money = useMoney();
  const hasChips = result === null || paid > 0;
  const word = result === null ? '' : t(`play.blackjack.results.${result}`);
  return (
    <section className={css.hand} aria-label={t('play.blackjack.yours')}>
      <div className={classes(css.fan, isAside && css.aside)}>
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in a hand
          <PlayingCard key={`${place} ${card}`} card={card} className={css.card} />
        ))}
      </div>
      {total !== null && (
        <b className={classes(css.total, isInPlay && css.inPlay)}>
          {total.isSoft && total.total < 21 ? `${total.total - 10}/${total.total}` : total.total}
        </b>
      )}
      <div className={classes(css.ring, isInPlay && css.turn)}>
        {hasChips && <img src={chipPicture(chipFor(stake))} alt="" />}
        <p className={classes(css.bet, result !== null && paid > stake && css.won)}>
          {word} {hasChips && money(result === null ? stake : paid)}
        </p>
      </div>
    </section>
  );
}
