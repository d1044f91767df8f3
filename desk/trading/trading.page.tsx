// The trader's room: what is in play and what it may cost at the left, the book of one event in the middle, what is done
// with it at the right. Leagues and players with limits of their own are lists beside it.
import { useState } from 'react';
import type english from '#content/messages/en/desk/trading.json';
import { trading } from '#contract/desk/trading.ts';
import { useRead } from '../asking/reads.ts';
import { send } from '../asking/sends.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PageHead, Tag } from '../parts/pieces.tsx';
import { QueueTabs } from '../parts/queue-tabs.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import columnsCss from './columns.module.css';
import { EventsTab } from './events-tab.tsx';
import { FactorsTab } from './factors-tab.tsx';
import { LeaguesTab } from './leagues-tab.tsx';
import { wholeEuros } from './sums.ts';
import { useMayTrade } from './use-may-trade.ts';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    trading: typeof english;
  }
}

const tabs = ['events', 'leagues', 'players'] as const;

export default function TradingPage() {
  const [tabParam] = useParam('tab');
  const tab = tabs.find((name) => name === tabParam) ?? 'events';
  return (
    <>
      <Head />
      <QueueTabs
        name="tab"
        here={tab}
        tabs={tabs.map((value) => ({ value, label: t(`desk.trading.tab.${value}`) }))}
      />
      {tab === 'events' && <EventsTab />}
      {tab === 'leagues' && <LeaguesTab />}
      {tab === 'players' && <FactorsTab />}
    </>
  );
}

function Head() {
  const { data } = useRead(trading.events, { view: 'live' });
  const mayTrade = useMayTrade();
  const [isSuspending, setIsSuspending] = useState(false);
  const note =
    data && t('desk.trading.note', { live: data.counts['live'] ?? 0, soon: data.counts['soon'] ?? 0 });
  return (
    <PageHead title={t('desk.shell.room.trading')} note={note}>
      {data?.producers.map(({ name, is_down: isDown, silent }) => (
        <Tag key={name} tone={isDown ? 'bad' : 'good'}>
          {feedSays(name, isDown, silent)}
        </Tag>
      ))}
      {data && (
        <span className={columnsCss.risk}>
          {t('desk.trading.openRisk')} <b>{wholeEuros(data.risk)}</b>
        </span>
      )}
      {mayTrade && (
        <Button look="harm" icon="pause" onClick={() => setIsSuspending(true)}>
          {t('desk.trading.suspendAll')}
        </Button>
      )}
      {isSuspending && <SuspendAll onClose={() => setIsSuspending(false)} />}
    </PageHead>
  );
}

/** Heard again, a feed first tells what was missed; its events open after that. */
function feedSays(name: string, isDown: boolean, silent: number): string {
  if (!isDown) return t('desk.trading.feedUp', { name });
  return silent < BACK_AFTER_S
    ? t('desk.trading.feedBack', { name })
    : t('desk.trading.feedDown', { name, seconds: Math.round(silent) });
}

const BACK_AFTER_S = 10;

const SuspendAll = ({ onClose }: { onClose: () => void }) => (
  <CallDialog
    call={trading.suspendLive}
    title={t('desk.trading.suspendAll')}
    says={t('desk.trading.suspendAllSays')}
    submit={t('desk.trading.suspendAll')}
    isHarm
    onDone={({ events }) =>
      sayToast({
        text: t('desk.trading.suspendedAll', { count: events.length }),
        ...(events.length > 0 && {
          action: {
            label: t('desk.shell.undo'),
            act: () => send(trading.reopenMany, { events: events.map(String) }),
          },
        }),
      })
    }
    onClose={onClose}
  />
);
