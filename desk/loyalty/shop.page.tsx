// Products of the loyalty shop, their prices and what is left of them.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import type { Column } from '../table/columns.ts';

interface ProductValue {
  id: number;
  reward: { kind: string };
  price: number;
  level: number;
  stock?: number;
}

const columns: readonly Column<Row<ProductValue>>[] = [
  { id: 'id', label: t('desk.content.field.id'), value: ({ value }) => String(value.id) },
  {
    id: 'reward',
    label: t('desk.content.reward'),
    value: ({ value }) => value.reward.kind,
    cell: ({ value }) => <b>{value.reward.kind}</b>,
    isWide: true,
  },
  { id: 'price', label: t('desk.content.price'), value: ({ value }) => String(value.price) },
  { id: 'stock', label: t('desk.content.stock'), value: ({ value }) => String(value.stock ?? '∞') },
  { id: 'level', label: t('desk.content.atLevel'), value: ({ value }) => String(value.level) },
];

export default function ShopPage() {
  return (
    <ListRoom<ProductValue>
      room="shop"
      title={t('desk.shell.room.shop')}
      note={t('desk.content.note.shop')}
      kind="loyalty-product"
      columns={columns}
      labelOf={({ value }) => `${value.id}`}
      pathOf={() => '/loyalty/shop'}
    />
  );
}
