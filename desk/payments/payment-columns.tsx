import type { DeskPayment } from '#contract/desk/payments.ts';
import { decimalOf } from '#rules/decimal.ts';
import { formatMoney } from '#rules/format.ts';
import { findText, t } from '../i18n/text.ts';
import { Tag, type Tone } from '../parts/pieces.tsx';
import { Wait } from '../parts/wait.tsx';
import { When } from '../parts/when.tsx';
import type { Column } from '../table/columns.ts';
import { RiskBar } from './risk-bar.tsx';

const tones: Readonly<Record<string, Tone>> = {
  paid: 'good',
  declined: 'bad',
  failed: 'bad',
  review: 'due',
  sent: 'info',
  approved: 'info',
};

export const stateName = (state: string): string => findText(`desk.payments.stateName.${state}`) ?? state;
export const playerName = ({ player, player_name }: DeskPayment): string => player_name || `#${player}`;

export const StateTag = ({ payment: { state, agreed_by } }: { payment: DeskPayment }) =>
  agreed_by !== '' && (state === 'checks' || state === 'review') ? (
    <Tag tone="due">{t('desk.payments.oneOfTwo')}</Tag>
  ) : (
    <Tag tone={tones[state] ?? 'plain'}>{stateName(state)}</Tag>
  );

const isWaiting = ({ state }: DeskPayment) => ['checks', 'review', 'approved'].includes(state);

export const paymentColumns: readonly Column<DeskPayment>[] = [
  {
    id: 'asked',
    label: t('desk.payments.asked'),
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <When at={created_at} />,
  },
  {
    id: 'player',
    label: t('desk.payments.player'),
    value: playerName,
    cell: (row) => (
      <>
        <b>{playerName(row)}</b> {row.player_name !== '' && <small>{row.player}</small>}
      </>
    ),
  },
  {
    id: 'amount',
    label: t('desk.payments.amount'),
    value: ({ amount }) => Number(decimalOf(amount.amount)),
    cell: ({ amount }) => <b>{formatMoney(amount)}</b>,
    isNumber: true,
  },
  { id: 'method', label: t('desk.payments.method'), value: ({ method }) => method },
  {
    id: 'risk',
    label: t('desk.payments.risk'),
    value: ({ risk }) => risk?.score,
    cell: ({ risk }) => (risk === null ? '–' : <RiskBar score={risk.score} />),
  },
  {
    id: 'mark',
    label: t('desk.payments.mark'),
    value: ({ risk, doubt }) => risk?.marks[0]?.mark ?? doubt,
    cell: ({ risk, doubt }) => {
      const heaviest = risk?.marks[0];
      if (heaviest !== undefined)
        return (
          <Tag tone={heaviest.points > 30 ? 'bad' : 'due'}>
            {t(`desk.payments.markName.${heaviest.mark}`)}
          </Tag>
        );
      return doubt === '' ? '–' : <Tag>{doubt.replaceAll('_', ' ')}</Tag>;
    },
  },
  {
    id: 'waits',
    label: t('desk.payments.waits'),
    value: (row) => (isWaiting(row) ? row.created_at : ''),
    cell: (row) => (isWaiting(row) ? <Wait since={row.created_at} /> : '–'),
    isNumber: true,
  },
  {
    id: 'state',
    label: t('desk.payments.state'),
    value: ({ state }) => stateName(state),
    cell: (row) => <StateTag payment={row} />,
  },
  { id: 'by', label: t('desk.payments.by'), value: ({ taken_by }) => taken_by || undefined },
];
