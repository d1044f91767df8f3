import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/loyalty/shop.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { useText } from '../i18n/use-text.tsx';
import { ProductCard } from './product-card.tsx';

const SHOWN = 6;

/** The first products of the shop, under the levels that earn them. */
export function ShopRow({
  products,
  levelName,
}: {
  products: readonly Product[];
  levelName: (level: number) => string;
}) {
  const t = useText();
  return (
    <Scroller
      title={t('loyalty.shop.teaser')}
      note={t('loyalty.shop.products', { count: products.length })}
      holds="cards"
      previousLabel={t('shell.row.previous')}
      nextLabel={t('shell.row.next')}
      action={
        <ButtonLink size="s" link={<Link to="/loyalty/shop" />}>
          {t('loyalty.shop.all')}
        </ButtonLink>
      }
    >
      {products.slice(0, SHOWN).map((product) => (
        <ProductCard key={product.id} product={product} levelName={levelName} size="s" />
      ))}
    </Scroller>
  );
}
