import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import { PlayingCard } from '../playing-card.tsx';
import css from './held-cards.module.css';
import type { PokerGame } from './video-poker-round.ts';

interface HeldCardsProps {
  game: PokerGame;
  id: string;
  held: readonly number[];
  /** What is best held. */
  advised: readonly number[];
  canHold: boolean;
  onToggle(place: number): unknown;
}

/** A card is held by touching it or the button under it. */
export function HeldCards({ game: { cards }, id, held, advised, canHold, onToggle }: HeldCardsProps) {
  const t = useText();
  return (
    <div className={css.cards}>
      {cards.map((card, place) => {
        const isHeld = held.includes(place);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place
            key={place}
            type="button"
            className={classes(css.slot, isHeld && css.held, advised.includes(place) && css.advised)}
            aria-pressed={isHeld}
            aria-disabled={!canHold}
            onClick={() => onToggle(place)}
          >
            <PlayingCard key={`${id} ${card}`} card={card} />
            <span className={css.word}>{isHeld ? t('play.poker.held') : t('play.poker.hold')}</span>
          </button>
        );
      })}
    </div>
  );
}
