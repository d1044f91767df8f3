// What blackjack returns with the best play, exactly: every set of cards that the player's hands can end with, in the
// number of orders they can come in, against the law of the dealer's hand for the cards that are then left.
import { TIMES_1 } from '../kind.ts';
import { type ParRow, rowOfLaw } from '../par-sheet.ts';
import { bestPlay } from './blackjack-best.ts';
import { type Counts, likelihoodOf, minus, none, plus, sum, wholeShoe } from './blackjack-counts.ts';
import { BUST, type DealerLaw, dealerLaw, openLikelihood } from './blackjack-dealer.ts';
import type { BlackjackFigures } from './blackjack-end.ts';
import { DEALER_STANDS, MOST } from './blackjack-hand.ts';
import { type HandEnd, handEnds, type Start } from './blackjack-hand-ends.ts';

/** What a round pays and what its decisions added, in first stakes, and how likely. */
type Tell = (pays: number, added: number, likelihood: number) => void;

export function blackjackPar({ decks, blackjackX10000 }: BlackjackFigures): ParRow[] {
  const law = new Map<string, [pays: number, likelihood: number, added: number]>();
  const tell: Tell = (pays, added, likelihood) => {
    const known = law.get(`${pays}:${added}`)?.[1] ?? 0;
    law.set(`${pays}:${added}`, [pays, known + likelihood, added]);
  };
  for (let up = 1; up <= 10; up++)
    for (let first = 1; first <= 10; first++)
      for (let second = first; second <= 10; second++) {
        const hand = plus(plus(none, first), second);
        const orders = first === second ? 1 : 2;
        const dealt = orders * likelihoodOf(wholeShoe(decks), plus(hand, up));
        const shoe = minus(plus(wholeShoe(decks), up, -1), hand);
        const isBlackjack = first === 1 && second === 10;
        const open = dealt * openLikelihood(shoe, up);
        tell(isBlackjack ? 1 : 0, 0, dealt - open);
        if (isBlackjack) tell(blackjackX10000 / TIMES_1, 0, open);
        else
          tellPlayed({ decks, up, hand, parted: null }, shoe, (pays, added, likelihood) =>
            tell(pays, added, likelihood * dealt),
          );
      }
  return [rowOfLaw('best-play', [...law.values()])];
}

function tellPlayed(start: Start, shoe: Counts, tell: Tell): void {
  const place = start.hand.indexOf(2);
  const play = bestPlay({ ...start, canDouble: true, canSplit: place >= 0 });
  if (play === 'split') tellSplit({ ...start, hand: plus(none, place + 1), parted: place + 1 }, shoe, tell);
  else for (const end of handEnds(start)) tellHands([end], shoe, start.up, tell);
}

function tellSplit(start: Start, shoe: Counts, tell: Tell): void {
  const ends = handEnds(start);
  for (const [place, first] of ends.entries())
    for (const second of ends.slice(place))
      tellHands([first, second], shoe, start.up, (pays, added, likelihood) =>
        tell(pays, added, first === second ? likelihood : 2 * likelihood),
      );
}

/** Hands that end with these cards, whatever the dealer then has but a blackjack. */
function tellHands(ends: readonly HandEnd[], shoe: Counts, up: number, tell: Tell): void {
  const drawn = ends.reduce((counts, end) => sum(counts, end.drawn), none);
  const left = minus(shoe, drawn);
  const likelihood =
    ends.reduce((product, { orders }) => product * orders, likelihoodOf(shoe, drawn)) *
    openLikelihood(left, up);
  if (likelihood === 0) return;
  const added = ends.reduce((total, { stake }) => total + stake, -1);
  if (ends.every(({ total }) => total > MOST)) {
    tell(0, added, likelihood);
    return;
  }
  for (const [place, share] of lawOf(left, up).entries()) {
    const pays = ends.reduce((total, end) => total + paysOf(end, place), 0);
    tell(pays, added, likelihood * share);
  }
}

function paysOf({ total, stake }: HandEnd, place: number): number {
  if (total > MOST) return 0;
  const sign = place === BUST ? 1 : Math.sign(total - (DEALER_STANDS + place));
  return stake * (sign + 1);
}

const laws = new Map<string, DealerLaw>();

/** Many ends leave the same cards. */
function lawOf(left: Counts, up: number): DealerLaw {
  const key = `${up}:${left}`;
  const law = laws.get(key) ?? dealerLaw(left, up);
  laws.set(key, law);
  return law;
}
