import { loyalty } from '#contract/loyalty/loyalty.ts';
import type { LoyaltyOrder } from '#contract/loyalty/shop.ts';
import { formatNumber } from '#rules/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useRead } from '../asking/reads.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './orders.module.css';
import { useRewardText } from './use-reward-text.ts';

const SHOWN = 10;
const tones = { delivered: 'win', refunded: 'info', new: 'neutral' } as const;

/** What was bought, and openly what came back. */
export function Orders() {
  const t = useText();
  const { nameOf } = useRewardText();
  const rows = useRead(loyalty.getOrders, { limit: SHOWN }).data?.items ?? [];
  if (rows.length === 0) return null;
  const columns: Column<LoyaltyOrder>[] = [
    { key: 'product', title: t('loyalty.shop.product'), cell: ({ reward }) => <b>{nameOf(reward)}</b> },
    {
      key: 'happened',
      title: t('loyalty.shop.happened'),
      cell: ({ state }) => t('loyalty.shop.told', { state }),
    },
    {
      key: 'price',
      title: t('loyalty.shop.price'),
      isFigure: true,
      cell: ({ price, state }) => (state === 'refunded' ? '0' : `−${formatNumber(price)}`),
    },
    {
      key: 'when',
      title: t('loyalty.shop.when'),
      isFigure: true,
      cell: ({ made_at }) => <Moment at={made_at} />,
    },
    {
      key: 'state',
      title: t('loyalty.shop.state'),
      isFigure: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t('loyalty.shop.states', { state })}</Badge>,
    },
  ];
  return (
    <Panel>
      <Heading level={2} className={css.title}>
        {t('loyalty.shop.orders')}
      </Heading>
      <Table caption={t('loyalty.shop.orders')} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Panel>
  );
}
