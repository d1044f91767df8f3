import { pointsOf } from '#games/kinds/baccarat/baccarat-coup.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { PlayingCard } from '../playing-card.tsx';
import css from './baccarat-stage.module.css';

interface CoupHandProps {
  side: 'player' | 'banker';
  cards: readonly number[];
  isWinner: boolean;
  id: string;
}

export function CoupHand({ side, cards, isWinner, id }: CoupHandProps) {
  const t = useText();
  const points = cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
  return (
    <section className={css.hand} aria-label={t(`play.baccarat.spots.${side}`)}>
      <p className={classes(css.points, isWinner && css.winner)}>
        {t(`play.baccarat.spots.${side}`)}
        {cards.length > 0 && <b>{points}</b>}
      </p>
      <div className={css.cards}>
        {cards.length === 0 && (
          <>
            <span className={css.place} />
            <span className={css.place} />
          </>
        )}
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in a hand
          <PlayingCard key={`${id} ${place}`} card={card} />
        ))}
      </div>
    </section>
  );
}
