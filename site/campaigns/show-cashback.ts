import { type AccountInfo, account } from '#contract/account/account.ts';
import { cashbacks } from '#contract/cashbacks.ts';
import { storage } from '#contract/storage.ts';
import { unseenCashback } from '#rules/unseen-cashback.ts';
import type { SiteContext } from '../start/site-context.ts';

/** Where the player's last one is remembered, for every browser of theirs. */
const SEEN = 'already_seen_cashback_id';

/** Shows a player the latest cashback that they have not seen; done when it is closed, or there is none. */
export async function showCashback({ ask, cache, dialogs }: Pick<SiteContext, 'ask' | 'cache' | 'dialogs'>) {
  const info = cache.getQueryData<AccountInfo>([account.getInfo.name, {}]);
  if (info === undefined || info.uid === 0) return;
  try {
    const { items } = await ask(cashbacks.get, { count: 1 });
    if (items.length === 0) return;
    const [seen] = await ask(storage.get, { keys: [SEEN] });
    const cashback = unseenCashback(items, seen === undefined ? null : Number(seen.value));
    if (cashback === undefined) return;
    // One that waited behind another, or was still on its way, and left with its page was not seen.
    let isShown = false;
    const onShown = () => {
      isShown = true;
    };
    await dialogs.open('UnseenCashbackPopup', { cashback, onShown });
    if (isShown) await ask(storage.set, { key: SEEN, value: String(cashback.id) });
  } catch {
    // It stands in the profile as well: nobody has to see it here.
  }
}
