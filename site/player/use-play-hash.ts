import type { Game } from '#contract/games.ts';
import { usePlayer } from './use-player.ts';

/** Players are led to a game for money, guests to the game for fun (decision D42). */
export function usePlayHash(): (game: Pick<Game, 'is_open'>) => { hash?: 'real' } {
  const isPlayer = usePlayer() !== null;
  return ({ is_open: isOpen }) => (isPlayer && isOpen ? { hash: 'real' } : {});
}
