// Promo codes: how often each was used, and new ones in a batch, as a file.
import { useState } from 'react';
import type english from '#content/messages/en/desk/promo-codes.json';
import { type PromoCode, promocodes } from '#contract/desk/promo-codes.ts';
import { pagesOf, useRows } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { saveFile } from '../table/csv.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Search } from '../table/filters.tsx';
import { TableTools } from '../table/table-tools.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    'promo-codes': typeof english;
  }
}

const columns: readonly Column<PromoCode>[] = [
  { id: 'code', label: t('desk.promo-codes.code'), value: ({ code }) => code, isWide: true },
  { id: 'kind', label: t('desk.promo-codes.kind'), value: ({ kind }) => kind },
  { id: 'offer', label: t('desk.promo-codes.offer'), value: ({ offer_id: offer }) => String(offer) },
  { id: 'batch', label: t('desk.promo-codes.batch'), value: ({ batch }) => batch },
  {
    id: 'used',
    label: t('desk.promo-codes.used'),
    value: ({ used, max }) => (max === null ? String(used) : `${used} / ${max}`),
  },
  {
    id: 'ends',
    label: t('desk.promo-codes.ends'),
    value: ({ ends_at: at }) => at ?? '',
    cell: ({ ends_at: at }) => (at === null ? '–' : <When at={at} />),
  },
];

const none: readonly PromoCode[] = [];

export default function PromoCodesPage() {
  const [batch] = useParam('batch');
  const [isMaking, setIsMaking] = useState(false);
  const filter = batch === '' ? {} : { batch };
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(promocodes.list, filter);
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  return (
    <>
      <PageHead title={t('desk.shell.room.promo-codes')} note={t('desk.promo-codes.note')}>
        <TableTools
          room="promo-codes"
          columns={columns}
          rows={rows}
          all={() => pagesOf(promocodes.list, filter)}
        />
        <Button icon="plus" onClick={() => setIsMaking(true)}>
          {t('desk.promo-codes.make')}
        </Button>
      </PageHead>
      <Bar>
        <Search name="batch" label={t('desk.promo-codes.batch')} />
      </Bar>
      <DataTable
        label={t('desk.shell.room.promo-codes')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => String(id)}
        empty={t('desk.promo-codes.empty')}
        isLoading={isPending}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage()}
      />
      {isMaking && (
        <CallDialog
          call={promocodes.make}
          title={t('desk.promo-codes.make')}
          says={t('desk.promo-codes.says')}
          submit={t('desk.promo-codes.draw')}
          onDone={({ filename, text }) => saveFile(filename, text)}
          onClose={() => setIsMaking(false)}
        />
      )}
    </>
  );
}
