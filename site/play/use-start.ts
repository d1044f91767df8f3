import { usePlay } from './play-context.ts';

/** Begins a round. A bet is the stake and whatever else its game lets one choose. */
export function useStart(): (bet: { stake: number } & Readonly<Record<string, unknown>>) => void {
  const { table } = usePlay();
  return (bet) => void table.start(bet);
}
