// Buying, step by step: asked once with all figures, bought, and told what became of it.
import { useQueryClient } from '@tanstack/react-query';
import { loyalty } from '#contract/loyalty/loyalty.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { isRefusal } from '#contract/refusals.ts';
import { refresh } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useLoyaltyInfo } from './use-loyalty.ts';

export function useShopSteps() {
  const dialogs = useDialogs();
  const cache = useQueryClient();
  const { data: info } = useLoyaltyInfo();
  const buying = useSend(loyalty.buyproduct);
  const wearing = useSend(loyalty.wearFrame);
  const points = info?.points ?? 0;

  async function buy(product: Product): Promise<void> {
    const answer = await dialogs.open('LoyaltyShopPopupConfirm', { product, points });
    if (answer !== 'buy') return;
    try {
      await buying.mutateAsync({ id: product.id });
      await dialogs.open('LoyaltyShopPopupBuy', { product });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Whatever stood in the way, the list shows how it is now.
      await refresh(cache, ['loyalty']);
      if (isRefusal(error, 'NotEnoughCoins')) await lack(product);
    }
  }

  async function lack(product: Product): Promise<void> {
    await dialogs.open('LoyaltyShopInsufficientFundsPopup', { product, points, quests: info?.quests ?? [] });
  }

  const wear = (id: number) => wearing.mutateAsync({ id }).catch(() => undefined);

  return { buy, lack, wear, isPending: buying.isPending || wearing.isPending };
}
