import { useTableState } from './play-context.ts';

/** Nobody sits at a shared table with play money: who comes without money sees what the others do, and lays nothing. */
export function useWatching(): boolean {
  const { opened } = useTableState();
  return opened?.is_shared === true && opened.mode === 'demo';
}
