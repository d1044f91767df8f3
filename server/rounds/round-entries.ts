// What a round moves. The game's book takes stakes and pays wins; which purses they come from and go to is the split of
// the stake. Of free spins the house's own book for gifts stakes, and their pack says where wins go: to the player's money, or
// into the pool of bonuses, because they become a bonus when the pack is over.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { type Split, splitWin } from '#rules/stake-split.ts';
import { bonusPool } from '../bonuses/bonus-entries.ts';
import type { ReturnAccount } from '../bonuses/paying-bonus.ts';
import { type AccountPath, house, pocket } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';
import type { RoundRow } from './round-rows.ts';

type Paying = Pick<
  RoundRow,
  'id' | 'player_id' | 'currency' | 'staked_cents' | 'bonus_cents' | 'bonus_id' | 'paid_cents'
> &
  Partial<Pick<RoundRow, 'wins_to'>>;

export const splitOf = ({
  staked_cents,
  bonus_cents,
}: Pick<RoundRow, 'staked_cents' | 'bonus_cents'>): Split => ({
  main: cents(staked_cents - bonus_cents),
  bonus: bonus_cents,
});

/** A round that is over at once: stake and win are one entry. */
export const playedEntry = (round: Paying): Entry => ({
  key: `round:${round.id}`,
  player: round.player_id,
  reason: 'round.played',
  moves: [...firstStake(round), ...winMoves(round, ownPocket(round))],
});

export const stakedEntry = (round: Paying): Entry => ({
  key: `round:${round.id}:staked`,
  player: round.player_id,
  reason: 'round.staked',
  moves: firstStake(round),
});

/** What the decision with this number has added to the stake. */
export const addedEntry = (round: Paying, added: Split, decision: number): Entry => ({
  key: `round:${round.id}:staked:${decision}`,
  reason: 'round.staked',
  moves: stakeMoves(round, added),
});

export const wonEntry = (round: Paying, accountOf: ReturnAccount): Entry => ({
  key: `round:${round.id}:won`,
  player: round.player_id,
  reason: 'round.won',
  moves: winMoves(round, accountOf(round)),
});

/** The stake goes back where it came from; bonus money of a bonus that has ended goes to the operator. */
export const voidEntry = (round: Paying, accountOf: ReturnAccount): Entry => ({
  key: `round:${round.id}:rolled_back`,
  player: round.player_id,
  reason: 'round.rolled_back',
  moves: firstStake(round).map(({ from, to, ...sum }) => ({
    ...{ from: to, to: from === ownPocket(round) ? accountOf(round) : from, ...sum },
  })),
});

const ownPocket = ({ player_id }: Paying): AccountPath => pocket(player_id, 'bonus');

const isFree = ({ wins_to = null }: Paying): boolean => wins_to !== null;

const firstStake = (round: Paying): Move[] =>
  isFree(round)
    ? [moveOf(round, [house('bonuses'), house('games')], round.staked_cents)]
    : stakeMoves(round, splitOf(round));

const stakeMoves = (round: Paying, split: Split): Move[] =>
  parts(split).map(([name, amount]) =>
    moveOf(round, [pocket(round.player_id, name), house('games')], amount),
  );

function winMoves(round: Paying, bonusAccount: AccountPath): Move[] {
  if (round.wins_to === 'bonus')
    return round.paid_cents === ZERO ? [] : [moveOf(round, [house('games'), bonusPool], round.paid_cents)];
  const won: Split = isFree(round)
    ? { main: round.paid_cents, bonus: ZERO }
    : splitWin(round.paid_cents, splitOf(round));
  return parts(won).map(([name, amount]) => {
    const to = name === 'bonus' ? bonusAccount : pocket(round.player_id, name);
    return moveOf(round, [house('games'), to], amount);
  });
}

const moveOf = ({ currency }: Paying, [from, to]: [AccountPath, AccountPath], amount: Cents): Move => ({
  ...{ from, to, amount, currency },
});

const parts = ({ main, bonus }: Split) =>
  (
    [
      ['main', main],
      ['bonus', bonus],
    ] as const satisfies [string, Cents][]
  ).filter(([, amount]) => amount > ZERO);
