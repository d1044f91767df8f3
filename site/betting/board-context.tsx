import { createContext, use } from 'react';
import type { Board } from './use-board.ts';

export const BoardContext = createContext<Board>({ now: (row) => row, live: undefined, isLost: false });

export const useNowOnBoard = (): Board => use(BoardContext);
