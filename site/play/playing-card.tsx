import { rankOf, suitOf } from '#games/cards/card.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './playing-card.module.css';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a'] as const;
const suits = ['c', 'd', 'h', 's'] as const;

interface PlayingCardProps {
  /** None lies face down. */
  card: number | null;
  className?: string | undefined;
}

/** A card is dealt when it appears: whoever draws it gives it a key of its own. */
export function PlayingCard({ card, className }: PlayingCardProps) {
  const t = useText();
  if (card === null)
    return (
      <img
        className={classes(css.card, className)}
        src="/art/play/cards/back-green.svg"
        alt={t('play.cards.faceDown')}
      />
    );
  const [rank, suit] = [ranks[rankOf(card)]!, suits[suitOf(card)]!];
  return (
    <img
      className={classes(css.card, className)}
      src={`/art/play/cards/${rank}${suit}.svg`}
      alt={t('play.cards.name', { rank, suit })}
      draggable={false}
    />
  );
}
