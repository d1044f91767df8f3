// One coup of baccarat: who gets a third card is fixed, so six cards decide everything.
import { ACE, rankOf, TEN } from '../../cards/card.ts';

/** Tens and pictures count nothing. */
export function pointsOf(card: number): number {
  const rank = rankOf(card);
  return rank === ACE ? 1 : rank >= TEN ? 0 : rank + 2;
}

export type Winner = 'player' | 'banker' | 'tie';

export interface Coup {
  player: number;
  banker: number;
  winner: Winner;
  /** The places of the third cards among the six, where they are dealt. */
  playerThird: number | null;
  bankerThird: number | null;
}

/** The most cards a coup takes. */
export const COUP_CARDS = 6;

/** From the points of six cards, dealt by turns with the player first. */
export function coupOf(points: readonly number[]): Coup {
  const [first, second, third, fourth, fifth, sixth] = points as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let [player, banker] = [(first + third) % 10, (second + fourth) % 10];
  const isNatural = player >= 8 || banker >= 8;
  const playerThird = !isNatural && player <= 5 ? 4 : null;
  const drawn = playerThird === null ? null : fifth;
  const bankerThird = isNatural || !doesBankerDraw(banker, drawn) ? null : playerThird === null ? 4 : 5;
  if (playerThird !== null) player = (player + fifth) % 10;
  if (bankerThird !== null) banker = (banker + (bankerThird === 4 ? fifth : sixth)) % 10;
  const winner = player > banker ? 'player' : player < banker ? 'banker' : 'tie';
  return { player, banker, winner, playerThird, bankerThird };
}

/** By the points of the player's third card, or null when there is none. */
function doesBankerDraw(banker: number, drawn: number | null): boolean {
  if (drawn === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return drawn !== 8;
  return banker <= 6 && drawn >= 2 * banker - 6 && drawn <= 7;
}
