// Hi-lo: is the next card higher or lower? Every right guess raises what can be collected, a wrong one takes it all,
// and a card may be passed over at no cost. Every card is drawn from a whole deck.
import { drawInts } from '../../rng/rng.ts';
import { type Decision, type Kind, paidAt, type Round, type Step, stakeOf } from '../kind.ts';
import {
  type Guess,
  type Hand,
  hiloTimes,
  isAtEnd,
  isRight,
  isSkipOffered,
  type Price,
  pricesAt,
} from './hilo-times.ts';

export interface HiloFigures {
  edgeX10000: number;
  /** All that a round can show; they lie ready before the first guess. */
  cards: number;
  /** No guess leads beyond it. */
  topX10000: number;
}

const COLLECT = { name: 'collect' };
const SKIP = { name: 'skip' };

const DECK = 52;
const SUITS = 4;

const rankOf = (card: number) => 1 + Math.floor(card / SUITS);

export const hilo: Kind<HiloFigures> = {
  betOf(wish) {
    const stake = stakeOf(wish);
    return stake === null ? null : { stake };
  },
  play(figures, { stake }, decisions, rng): Round {
    const cards = drawInts(rng, DECK, figures.cards);
    const steps: Step[] = [];
    const end = (timesX10000: number) => {
      return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
    };
    const show = (step: Step, place: number, won: readonly number[]): Hand => {
      const card = cards[place]!;
      const hand = { rank: rankOf(card), won, unseen: cards.length - 1 - place };
      steps.push({ ...step, card, timesX10000: hiloTimes(figures, won), prices: pricesAt(figures, hand) });
      return hand;
    };
    let hand = show({ step: 'deal' }, 0, []);
    for (const [place, { name }] of decisions.entries()) {
      if (name === 'collect') return end(hiloTimes(figures, hand.won));
      if (name === 'skip') {
        hand = show({ step: 'skip' }, place + 1, hand.won);
        continue;
      }
      const guess = name as Guess;
      const card = cards[place + 1]!;
      if (!isRight(guess, hand.rank, rankOf(card))) {
        steps.push({ step: 'guess', guess, isRight: false, card, timesX10000: 0, prices: [] });
        return end(0);
      }
      const { ways } = pricesAt(figures, hand).find((price) => price.guess === guess)!;
      hand = show({ step: 'guess', guess, isRight: true }, place + 1, [...hand.won, ways]);
    }
    if (isAtEnd(figures, hand)) return end(hiloTimes(figures, hand.won));
    return { steps, staked: stake, paid: 0, isOver: false, choices: choicesAt(figures, hand) };
  },
  absent({ steps, choices }): Decision | 'void' {
    if (choices.some(({ name }) => name === COLLECT.name)) return COLLECT;
    if (steps.length === 1) return 'void';
    // Who has only passed cards over has nothing to collect yet: the likeliest guess is made for them.
    const prices = steps.at(-1)!['prices'] as readonly Price[];
    return { name: prices.toSorted((a, b) => b.ways - a.ways)[0]!.guess };
  },
};

const choicesAt = (figures: HiloFigures, hand: Hand) => [
  ...pricesAt(figures, hand).map(({ guess }) => ({ name: guess })),
  ...(isSkipOffered(hand) ? [SKIP] : []),
  ...(hand.won.length > 0 ? [COLLECT] : []),
];
