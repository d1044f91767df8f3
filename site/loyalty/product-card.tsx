// One product: art on its own light, a word on it only where something is truly scarce, the price, and what can be done.
import type { Product } from '#contract/loyalty/shop.ts';
import { formatDate } from '#rules/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Tag } from '#ui/tag.tsx';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { useWayIn } from '../player/use-way-in.ts';
import { CoinAmount } from './coin-amount.tsx';
import css from './product-card.module.css';
import { useRewardText } from './use-reward-text.ts';
import { useShopSteps } from './use-shop-steps.ts';

interface ProductCardProps {
  product: Product;
  levelName: (level: number) => string;
  size?: 's' | 'm';
}

export function ProductCard({ product, levelName, size = 'm' }: ProductCardProps) {
  const t = useText();
  const { nameOf, about } = useRewardText();
  const { reward, price, own, tone, image } = product;
  return (
    <article className={classes(css.product, css[size])} data-product={product.id}>
      <div className={classes(css.art, css[tone], own?.state === 'short' && css.dim)} data-art="">
        <Scarce product={product} />
        <img src={`/art/obj-320/${image}.webp`} width={132} height={132} alt="" loading="lazy" />
      </div>
      <div className={css.words}>
        <b className={css.name}>{nameOf(reward)}</b>
        <p className={css.about}>{about(reward)}</p>
        {product.level > 1 && (own === undefined || own.state === 'level') && (
          <p className={css.about}>{t('loyalty.shop.from', { name: levelName(product.level) })}</p>
        )}
        <div className={css.foot}>
          <CoinAmount coins={price} />
          {own === undefined ? <SignIn /> : <Act product={product} own={own} />}
        </div>
      </div>
    </article>
  );
}

function Scarce({ product: { left, limit, cooldown_days: days } }: { product: Product }) {
  const t = useText();
  const words =
    left !== null
      ? t('loyalty.shop.left', { left })
      : days !== null
        ? t('loyalty.shop.every', { days })
        : limit === 1
          ? t('loyalty.shop.once')
          : null;
  return (
    words && (
      <span className={css.scarce}>
        <Tag>{words}</Tag>
      </span>
    )
  );
}

/** A player's own way to it is still being asked for. */
function SignIn() {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const wayIn = useWayIn('authorization');
  if (isPlayer) return null;
  return (
    <Button size="s" {...wayIn}>
      {t('loyalty.shop.buy')}
    </Button>
  );
}

function Act({ product, own }: { product: Product; own: NonNullable<Product['own']> }) {
  const t = useText();
  const { buy, lack, wear, isPending } = useShopSteps();
  const { nameOf } = useRewardText();
  switch (own.state) {
    case 'open':
      return (
        <Button size="s" isLoading={isPending} onClick={() => void buy(product)}>
          {t('loyalty.shop.buy')}
        </Button>
      );
    case 'short':
      return (
        <Button
          size="s"
          look="quiet"
          aria-haspopup="dialog"
          aria-description={t('loyalty.shop.shortHint', { name: nameOf(product.reward) })}
          onClick={() => void lack(product)}
        >
          {t('loyalty.shop.short', { coins: own.missing })}
        </Button>
      );
    case 'owned':
      return (
        <Button size="s" isLoading={isPending} onClick={() => void wear(own.is_worn ? 0 : product.id)}>
          {t(own.is_worn ? 'loyalty.shop.takeOff' : 'loyalty.shop.wear')}
        </Button>
      );
    case 'cooling':
      return <Badge>{t('loyalty.shop.cooling', { date: formatDate(new Date(own.available_at!)) })}</Badge>;
    case 'limit':
      return <Badge tone="win">{t('loyalty.shop.limit')}</Badge>;
    case 'sold_out':
      return <Badge>{t('loyalty.shop.soldOut')}</Badge>;
    case 'level':
      return null;
  }
}
