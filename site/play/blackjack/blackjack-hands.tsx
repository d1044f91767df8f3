import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
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
    {hands.map((hand, place) => (
      <Hand
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
        key={`${id} ${place} ${hands.length}`}
        hand={hand}
        stake={hand.isDoubled ? 2 * stake : stake}
        isInPlay={hands.length > 1 && place === inPlay}
      />
    ))}
  </div>
);

interface HandProps {
  hand: BlackjackHand;
  stake: number;
  isInPlay: boolean;
}

function Hand({ hand: { cards, total, result, paid }, stake, isInPlay }: HandProps) {
  const t = useText();
  const money = useMoney();
  return (
    <section className={css.hand} aria-label={t('play.blackjack.yours')}>
      <div className={css.fan}>
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
      <p className={classes(css.bet, result !== null && paid > stake && css.won)}>
        {result === null ? money(stake) : `${t(`play.blackjack.results.${result}`)} ${money(paid)}`}
      </p>
    </section>
  );
}
