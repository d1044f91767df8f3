import { classes } from '#ui/classes.ts';
import { PlayingCard } from '../playing-card.tsx';
import css from './card-duel-stage.module.css';

interface DuelSideProps {
  name: string;
  card: number | null;
  id: string;
  isWinner: boolean;
}

export const DuelSide = ({ name, card, id, isWinner }: DuelSideProps) => (
  <section className={css.side} aria-label={name}>
    <p className={classes(css.name, isWinner && css.winner)}>{name}</p>
    <PlayingCard key={`${id} ${card}`} card={card} />
  </section>
);
