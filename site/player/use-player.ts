import { type AccountInfo, account } from '#contract/account/account.ts';
import { useRead } from '../asking/reads.ts';

/** Who is signed in, if anyone: a uid above 0 (spec §3 "Account info"). */
export function usePlayer(): AccountInfo | null {
  const { data } = useRead(account.getInfo, {});
  return data !== undefined && data.uid > 0 ? data : null;
}
