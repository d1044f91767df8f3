import { classes } from '#ui/classes.ts';
import { PlayingCard } from '../playing-card.tsx';
import css from './house-holdem-stage.module.css';

interface HoldemCardsProps {
  of: 'house' | 'board' | 'yours';
  label: string;
  cards: readonly (number | null)[];
  /** What they make, if it is known. */
  hand?: string | undefined;
  id: string;
}

export const HoldemCards = ({ of, label, cards, hand, id }: HoldemCardsProps) => (
  <section className={classes(css.hand, css[of])} aria-label={label}>
    <p className={css.plate}>
      {label}
      {hand !== undefined && <b>{hand}</b>}
    </p>
    <div className={css.cards}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in a hand
        <PlayingCard key={`${id} ${place} ${card}`} card={card} />
      ))}
    </div>
  </section>
);
