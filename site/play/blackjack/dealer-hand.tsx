import { totalOfCards } from '#games/kinds/blackjack/blackjack-table.ts';
import { useText } from '../../i18n/use-text.tsx';
import { PlayingCard } from '../playing-card.tsx';
import type { BlackjackGame } from './blackjack-round.ts';
import css from './blackjack-stage.module.css';

/** One card is open; the other shows when every hand has been played. */
export function DealerHand({ dealer, id }: { dealer: BlackjackGame['dealer']; id: string }) {
  const t = useText();
  const [up] = dealer.cards;
  const total = dealer.total ?? (up === undefined ? null : totalOfCards([up]).total);
  const cards = dealer.cards.length === 1 ? [dealer.cards[0]!, null] : dealer.cards;
  return (
    <section className={css.dealer} aria-label={t('play.blackjack.dealer')}>
      <div className={css.fan}>
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in a hand
          <PlayingCard key={`${id} ${place} ${card}`} card={card} className={css.card} />
        ))}
      </div>
      {total !== null && <b className={css.total}>{total}</b>}
    </section>
  );
}
