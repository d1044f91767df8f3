import { usePlayer } from './use-player.ts';

/** Players are led to a game for money, guests to the game for fun (decision D42). */
export const usePlayHash = (): { hash?: 'real' } => (usePlayer() === null ? {} : { hash: 'real' });
