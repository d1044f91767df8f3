// What a bank's statement left over, for a person to say whose it is.
import { type ChangeEvent, useRef, useState } from 'react';
import type { Output } from '#contract/define.ts';
import { type BankLine, statements } from '#contract/desk/payments.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, PageHead } from '../parts/pieces.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Aside, AsideActions, Split } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';

const columns: readonly Column<BankLine>[] = [
  { id: 'id', label: '#', value: ({ id }) => id, isNumber: true },
  {
    id: 'direction',
    label: t('desk.payments.lines.direction'),
    value: ({ direction }) => t(`desk.payments.lines.${direction}`),
  },
  {
    id: 'amount',
    label: t('desk.payments.amount'),
    value: ({ amount }) => Number(amount),
    cell: ({ amount, currency }) => <b>{`${amount} ${currency}`}</b>,
    isNumber: true,
  },
  { id: 'party', label: t('desk.payments.lines.party'), value: ({ party }) => party, isWide: true },
  { id: 'message', label: t('desk.payments.lines.message'), value: ({ message }) => message, isWide: true },
];

export default function StatementsPage() {
  const { data, isPending } = useRead(statements.lines, {});
  const [item, setItem] = useParam('item');
  const [act, setAct] = useState<'assign' | 'aside' | null>(null);
  const rows = data?.items ?? none;
  const opened = rows.find(({ id }) => String(id) === item);
  return (
    <>
      <PageHead title={t('desk.shell.room.statements')} note={noteOf(data?.waiting ?? [])}>
        <TableTools room="statements" columns={columns} rows={rows} />
        <ReadStatement />
      </PageHead>
      <Split isOpen={opened !== undefined}>
        <DataTable
          label={t('desk.shell.room.statements')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          empty={t('desk.payments.lines.empty')}
          isLoading={isPending}
        />
        {opened && (
          <Aside label={`${opened.amount} ${opened.currency}`} onClose={() => setItem('')}>
            <Facts
              facts={[
                [t('desk.payments.lines.direction'), t(`desk.payments.lines.${opened.direction}`)],
                [t('desk.payments.lines.party'), opened.party || '–'],
                [t('desk.payments.lines.message'), opened.message || '–'],
              ]}
            />
            <AsideActions>
              <Button look="next" onClick={() => setAct('assign')}>
                {t('desk.payments.lines.assign')}
              </Button>
              <Button onClick={() => setAct('aside')}>{t('desk.payments.lines.aside')}</Button>
            </AsideActions>
          </Aside>
        )}
      </Split>
      {opened && act !== null && (
        <CallDialog
          call={statements[act]}
          title={t(`desk.payments.lines.${act}`)}
          says={t(`desk.payments.lines.${act}Says`)}
          known={{ line: String(opened.id) }}
          submit={t(`desk.payments.lines.${act}`)}
          onDone={({ says }) => {
            sayToast({ text: says });
            setItem('');
          }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

const none: readonly BankLine[] = [];

/** What another person must read in too comes first. */
const noteOf = (waiting: Output<typeof statements.lines>['waiting']): string =>
  waiting.length === 0
    ? t('desk.payments.lines.note')
    : waiting
        .map(({ by, lines, paid_in }) => t('desk.payments.lines.waiting', { by, lines, sum: paid_in }))
        .join(' ');

/** The bank's file, as it came. */
function ReadStatement() {
  const read = useSend(statements.read);
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    read.mutate(
      { xml: await file.text() },
      {
        onSuccess: ({ outcomes, waits }) => {
          if (waits) return sayToast({ text: t('desk.payments.lines.waits') });
          const says = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
          sayToast({ text: t('desk.payments.lines.readDone', { says: says.join(', ') || '0' }) });
        },
        onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
      },
    );
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xml,application/xml,text/xml"
        aria-label={t('desk.payments.lines.read')}
        onChange={(event) => void take(event)}
      />
      <Button icon="upload" isBusy={read.isPending} onClick={() => input.current?.click()}>
        {t('desk.payments.lines.read')}
      </Button>
    </>
  );
}
