import { access } from '#contract/desk/access.ts';
import { useRead } from '../asking/reads.ts';

/** Whoever only looks is shown no way to change anything. */
export function useMayTrade(): boolean {
  const { data: me } = useRead(access.me, {});
  return me?.permissions.includes('trading.act') === true;
}
