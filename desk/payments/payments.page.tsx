// What waits for people of the cashier: the list at the left never leaves, the opened payment is at the right. Rows and
// counts change by themselves.
import { useState } from 'react';
import type english from '#content/messages/en/desk/payments.json';
import { type DeskPayment, paymentQueues, payments } from '#contract/desk/payments.ts';
import { pagesOf, useRead, useRows } from '../asking/reads.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead } from '../parts/pieces.tsx';
import { QueueTabs } from '../parts/queue-tabs.tsx';
import { useParam } from '../routing/address.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bar, Search } from '../table/filters.tsx';
import { Aside, Split } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { CleanDialog } from './clean-dialog.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { PaymentAside } from './payment-aside.tsx';
import { paymentColumns } from './payment-columns.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    payments: typeof english;
  }
}

type Queue = (typeof paymentQueues)[number];

export default function PaymentsPage() {
  const [queueParam] = useParam('queue');
  const [q] = useParam('q');
  const [item, setItem] = useParam('item');
  const [deciding, setDeciding] = useState<{ decision: Decision; transaction: string } | null>(null);
  const [isCleaning, setIsCleaning] = useState(false);
  const queue = paymentQueues.find((name) => name === queueParam) ?? 'withdrawals';
  const { data: counts = {} } = useRead(payments.counts, {});
  const filter = {
    queue,
    ...(q !== '' && { q }),
  };
  const { data, hasNextPage, fetchNextPage, isPending } = useRows(payments.list, filter);
  const rows = data?.pages.flatMap(({ items }) => items) ?? none;
  const clean = rows.filter(({ risk, state }) => state === 'checks' && risk?.is_clean === true);
  const decide = (decision: Decision) => (row: DeskPayment) => {
    if (row.state === 'checks') setDeciding({ decision, transaction: row.transaction });
  };
  const waiting = (counts['withdrawals'] ?? 0) + (counts['deposits'] ?? 0);
  return (
    <>
      <PageHead title={t('desk.shell.room.payments')} note={t('desk.payments.note', { count: waiting })}>
        <TableTools
          room="payments"
          columns={paymentColumns}
          rows={rows}
          all={() => pagesOf(payments.list, filter)}
        />
        {clean.length > 0 && (
          <Button icon="check" onClick={() => setIsCleaning(true)}>
            {t('desk.payments.clean', { count: clean.length })}
          </Button>
        )}
      </PageHead>
      <QueueTabs<Queue>
        name="queue"
        here={queue}
        tabs={paymentQueues.map((value) => ({
          value,
          label: t(`desk.payments.queue.${value}`),
          count: counts[value],
        }))}
      />
      <Bar>
        <Search name="q" label={t('desk.payments.find')} />
      </Bar>
      <Split isOpen={item !== ''}>
        <DataTable
          label={t('desk.shell.room.payments')}
          columns={paymentColumns}
          rows={rows}
          idOf={({ transaction }) => transaction}
          empty={t('desk.payments.empty')}
          isLoading={isPending}
          hasMore={hasNextPage}
          onMore={() => void fetchNextPage()}
          keys={{ a: decide('approve'), d: decide('decline') }}
          foot={<span>{t('desk.payments.keys')}</span>}
        />
        {item !== '' && (
          <Aside label={item} onClose={() => setItem('')}>
            <PaymentAside
              transaction={item}
              onDecide={(decision) => setDeciding({ decision, transaction: item })}
            />
          </Aside>
        )}
      </Split>
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
      {isCleaning && <CleanDialog rows={clean} onClose={() => setIsCleaning(false)} />}
    </>
  );
}

const none: readonly DeskPayment[] = [];
