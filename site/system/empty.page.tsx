// /responsible-game and /bets/*: addresses that exist and have no page of their own (decision D27)
import type { PageModule } from '../routing/page.ts';

export const head: PageModule['head'] = () => ({ title: '', isIndexed: false });

export default function EmptyPage() {
  return null;
}
