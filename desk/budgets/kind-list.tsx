// All kinds of gifts with what they cost today beside what is expected, and the way to stop and reopen them.
import { useState } from 'react';
import { budgets, type KindOutflow } from '#contract/desk/budgets.ts';
import { formatMoney } from '#rules/format.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Panel, Tag } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { sayToast } from '../shell/toasts.ts';
import css from './budgets.module.css';

interface KindListProps {
  kinds: readonly KindOutflow[];
  permissions: readonly string[];
}

export function KindList({ kinds, permissions }: KindListProps) {
  const [changing, setChanging] = useState<KindOutflow | null>(null);
  return (
    <Panel title={t('desk.budgets.kinds')} className={css.kinds}>
      <table>
        <thead>
          <tr>
            <th>{t('desk.budgets.kind')}</th>
            <th>{t('desk.budgets.given')}</th>
            <th>{t('desk.budgets.expected')}</th>
            <th>{t('desk.budgets.most')}</th>
            <th>{t('desk.budgets.state')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {kinds.map((one) => (
            <KindRow key={one.kind} one={one} permissions={permissions} onChange={() => setChanging(one)} />
          ))}
        </tbody>
      </table>
      {changing && <ChangeDialog kind={changing} onClose={() => setChanging(null)} />}
    </Panel>
  );
}

interface KindRowProps {
  one: KindOutflow;
  permissions: readonly string[];
  onChange: () => void;
}

const KindRow = ({ one: { kind, given, expected, most, stopped }, permissions, onChange }: KindRowProps) => (
  <tr>
    <th scope="row">{t(`desk.budgets.kindName.${kind}`)}</th>
    <td data-label={t('desk.budgets.given')}>{formatMoney(given)}</td>
    <td data-label={t('desk.budgets.expected')}>{formatMoney(expected)}</td>
    <td data-label={t('desk.budgets.most')}>{formatMoney(most)}</td>
    <td className={css.state}>
      <Tag tone={stopped === null ? 'good' : 'bad'}>
        {t(stopped === null ? 'desk.budgets.open' : 'desk.budgets.stopped')}
      </Tag>
      {stopped && (
        <small>
          <When at={stopped.at} /> {stopped.by || t('desk.budgets.breaker')}: {stopped.why}
        </small>
      )}
    </td>
    <td className={css.acts}>
      {permissions.includes('audit.see') && (
        <RoomLink href={addressOf('audit', { subject: `kind ${kind}` })}>
          {t('desk.budgets.history')}
        </RoomLink>
      )}
      <Button
        isSmall
        look={stopped === null ? 'harm' : 'line'}
        disabled={!permissions.includes('money.ask')}
        onClick={onChange}
      >
        {t(stopped === null ? 'desk.budgets.stop' : 'desk.budgets.reopen')}
      </Button>
    </td>
  </tr>
);

function ChangeDialog({ kind: { kind, stopped }, onClose }: { kind: KindOutflow; onClose: () => void }) {
  if (stopped === null)
    return (
      <CallDialog
        call={budgets.stopKind}
        title={t('desk.budgets.stop')}
        says={t('desk.budgets.stopSays')}
        known={{ kind }}
        submit={t('desk.budgets.stop')}
        isHarm
        onDone={() => sayToast({ text: t('desk.shell.done') })}
        onClose={onClose}
      />
    );
  return (
    <CallDialog
      call={budgets.reopenKind}
      title={t('desk.budgets.reopen')}
      says={t('desk.budgets.reopenSays')}
      known={{ kind }}
      submit={t('desk.budgets.reopen')}
      onDone={() => sayToast({ text: t('desk.budgets.asked') })}
      onClose={onClose}
    />
  );
}
