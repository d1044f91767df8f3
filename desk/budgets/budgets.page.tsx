// Budgets of gifts: what each definition may still give, what each kind costs today, and what stopped it.
import { useState } from 'react';
import type english from '#content/messages/en/desk/budgets.json';
import { access } from '#contract/desk/access.ts';
import { type Budget, budgets } from '#contract/desk/budgets.ts';
import { formatMoney } from '#rules/format.ts';
import { drawKey } from '../asking/draw-key.ts';
import { useRead } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, PageHead, Tag } from '../parts/pieces.tsx';
import { QueueTabs } from '../parts/queue-tabs.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { RowList } from '../table/row-list.tsx';
import { AsideActions } from '../table/split.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { KindList } from './kind-list.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    budgets: typeof english;
  }
}

/** What players read of it and what the content calls it. */
const titleOf = ({ title, name }: Budget) => (title === '' ? name : `${title} (${name})`);

const columns: readonly Column<Budget>[] = [
  { id: 'kind', label: t('desk.budgets.kind'), value: ({ kind }) => t(`desk.budgets.kindName.${kind}`) },
  { id: 'name', label: t('desk.budgets.name'), value: titleOf, isWide: true },
  ...(['granted', 'spent', 'left'] as const).map((id) => ({
    ...{ id, label: t(`desk.budgets.${id}`), isNumber: true },
    value: (budget: Budget) => budget[id].amount / 100,
    cell: (budget: Budget) => formatMoney(budget[id]),
  })),
  {
    id: 'state',
    label: t('desk.budgets.state'),
    value: (budget) => stateOf(budget),
    cell: (budget) => (
      <Tag tone={budget.left.amount > 0 ? 'good' : 'bad'}>{t(`desk.budgets.${stateOf(budget)}`)}</Tag>
    ),
  },
];

const stateOf = ({ left }: Budget) => (left.amount > 0 ? 'open' : 'usedUp');

const none: readonly Budget[] = [];

const views = ['kinds', 'budgets'] as const;

export default function BudgetsPage() {
  const { data, isPending } = useRead(budgets.list, {});
  const { data: me } = useRead(access.me, {});
  const [chosen] = useParam('view');
  const view = views.find((name) => name === chosen) ?? 'kinds';
  const permissions: readonly string[] = me?.permissions ?? [];
  const rows = data?.items ?? none;
  const kinds = data?.kinds ?? [];
  const counts = {
    kinds: kinds.filter(({ stopped }) => stopped !== null).length,
    budgets: rows.filter((budget) => stateOf(budget) === 'usedUp').length,
  };
  return (
    <>
      <PageHead title={t('desk.shell.room.budgets')} note={t('desk.budgets.note')}>
        {view === 'budgets' && <TableTools room="budgets" columns={columns} rows={rows} />}
      </PageHead>
      <QueueTabs
        name="view"
        here={view}
        tabs={views.map((value) => ({ value, label: t(`desk.budgets.view.${value}`), count: counts[value] }))}
      />
      {view === 'kinds' ? (
        <KindList kinds={kinds} permissions={permissions} />
      ) : (
        <BudgetList {...{ rows, isPending, permissions }} />
      )}
    </>
  );
}

interface BudgetListProps {
  rows: readonly Budget[];
  isPending: boolean;
  permissions: readonly string[];
}

function BudgetList({ rows, isPending, permissions }: BudgetListProps) {
  return (
    <RowList
      label={t('desk.shell.room.budgets')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={t('desk.budgets.empty')}
      isLoading={isPending}
      titleOf={({ kind }) => t(`desk.budgets.kindName.${kind}`)}
      view={(budget) => <BudgetView budget={budget} canAsk={permissions.includes('money.ask')} />}
    />
  );
}

function BudgetView({ budget, canAsk }: { budget: Budget; canAsk: boolean }) {
  /** Of what is asked in this dialog: sent twice, it is added once. */
  const [key, setKey] = useState<string | null>(null);
  const { kind, name } = budget;
  return (
    <>
      <Facts
        facts={[
          [t('desk.budgets.name'), titleOf(budget)],
          [t('desk.budgets.granted'), formatMoney(budget.granted)],
          [t('desk.budgets.spent'), formatMoney(budget.spent)],
          [t('desk.budgets.left'), formatMoney(budget.left)],
        ]}
      />
      <AsideActions>
        <Button look="next" disabled={!canAsk} onClick={() => setKey(drawKey())}>
          {t('desk.budgets.raise')}
        </Button>
      </AsideActions>
      {key !== null && (
        <CallDialog
          call={budgets.raise}
          title={t('desk.budgets.raise')}
          says={t('desk.budgets.raiseSays')}
          known={{ kind, name, key }}
          submit={t('desk.budgets.raise')}
          onDone={({ approval }) =>
            sayToast({ text: t(approval === null ? 'desk.budgets.raised' : 'desk.budgets.asked') })
          }
          onClose={() => setKey(null)}
        />
      )}
    </>
  );
}
