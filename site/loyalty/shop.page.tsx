// /loyalty/shop
import { notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { loyalty } from '#contract/loyalty/loyalty.ts';
import { type Product, productKinds } from '#contract/loyalty/shop.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Switch } from '#ui/switch.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { CoinPurse } from './coin-purse.tsx';
import { Orders } from './orders.tsx';
import { ProductCard } from './product-card.tsx';
import css from './shop.module.css';
import { useProducts } from './use-loyalty.ts';

export const reads: PageModule['reads'] = () => [needs(loyalty.getSettings, {})];
export const readsNext: PageModule['readsNext'] = (_address, answers) =>
  answers(loyalty.getSettings, {})?.isEnabled
    ? [needs(loyalty.getproducts, {}), needs(loyalty.getPrograms, {})]
    : [];
export const texts: PageModule['texts'] = ['loyalty'];
export const head: PageModule['head'] = (say) => ({
  title: say('loyalty.head.shop'),
  description: say('loyalty.head.shopDescription'),
});
export const check: PageModule['check'] = (_address, answers) => {
  if (answers(loyalty.getSettings, {})?.isEnabled === false) throw notFound();
};

type Kind = Product['kind'] | 'all';

export default function ShopPage() {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const products = useProducts();
  const levels = useRead(loyalty.getPrograms, {}).data?.items[0]?.levels ?? [];
  const [kind, setKind] = useState<Kind>('all');
  const [isAffordable, setIsAffordable] = useState(false);
  const kinds = productKinds.filter((one) => products.some((product) => product.kind === one));
  const shown = products.filter(
    (product) =>
      (kind === 'all' || product.kind === kind) && (!isAffordable || product.own?.state === 'open'),
  );
  return (
    <div className={css.page}>
      <header className={css.header}>
        <div>
          <Heading level={1} size="card">
            {t('loyalty.shop.title')}
          </Heading>
          <p className={css.text}>{t('loyalty.shop.text')}</p>
        </div>
        {isPlayer && <CoinPurse />}
      </header>
      <div className={css.bar}>
        <fieldset className={css.kinds} aria-label={t('loyalty.shop.kinds')}>
          {(['all', ...kinds] as const).map((one) => (
            <Chip key={one} isChosen={one === kind} onClick={() => setKind(one)}>
              {t('loyalty.shop.kind', { kind: one })}
            </Chip>
          ))}
        </fieldset>
        {isPlayer && (
          <Switch checked={isAffordable} onChange={({ target }) => setIsAffordable(target.checked)}>
            {t('loyalty.shop.afford')}
          </Switch>
        )}
      </div>
      {shown.length === 0 && products.length > 0 ? (
        <EmptyState
          object="/art/obj-320/chest.webp"
          title={t('loyalty.shop.nothing')}
          action={
            <Button
              onClick={() => {
                setKind('all');
                setIsAffordable(false);
              }}
            >
              {t('loyalty.shop.showAll')}
            </Button>
          }
        />
      ) : (
        <ul className={css.products}>
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} levelName={(level) => levels[level - 1]?.name ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {isPlayer && <Orders />}
    </div>
  );
}
