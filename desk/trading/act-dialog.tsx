// What is done with an event or one of its markets: each asks why, and each can be taken back while it stands.
import { trading } from '#contract/desk/trading.ts';
import { send } from '../asking/sends.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { CallForm } from '../form/call-form.tsx';
import { t } from '../i18n/text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { sayToast } from '../shell/toasts.ts';
import { VoidEffect } from './effect-view.tsx';
import { sayLimitSet } from './say-limit-set.ts';

interface NamedMarket {
  id: string;
  name: string;
}

/** Of a market, or, by null, of the whole event. */
interface SetAct {
  kind: 'suspend' | 'reopen' | 'margin' | 'limit' | 'void';
  market: NamedMarket | null;
}

export type Act = SetAct | { kind: 'result' };

interface ActDialogProps {
  event: number;
  act: SetAct;
  onClose: () => void;
}

export function ActDialog({ event, act: { kind, market }, onClose }: ActDialogProps) {
  const known = { event: String(event), ...(market !== null && { market: market.id }) };
  const input = { event, ...(market !== null && { market: market.id }) };
  const about = market?.name ?? t('desk.trading.wholeEvent');
  const common = {
    title: t(`desk.trading.act.${kind}`),
    known,
    submit: t(`desk.trading.act.${kind}`),
    onClose,
  };
  const says = `${about}. ${t(`desk.trading.says.${kind}`)}`;
  switch (kind) {
    case 'suspend':
      return (
        <CallDialog
          {...common}
          call={trading.suspend}
          says={says}
          isHarm
          onDone={() =>
            sayToast({
              text: t('desk.trading.did.suspend', { name: about }),
              action: { label: t('desk.shell.undo'), act: () => send(trading.reopen, input) },
            })
          }
        />
      );
    case 'reopen':
      return (
        <CallDialog
          {...common}
          call={trading.reopen}
          says={says}
          onDone={() => sayToast({ text: t('desk.trading.did.reopen', { name: about }) })}
        />
      );
    case 'margin':
      return (
        <CallDialog
          {...common}
          call={trading.setMargin}
          says={says}
          onDone={() => sayToast({ text: t('desk.trading.did.set', { name: about }) })}
        />
      );
    case 'limit':
      return (
        <CallDialog
          {...common}
          call={trading.setLimit}
          says={says}
          onDone={({ approval }) => sayLimitSet(approval, about)}
        />
      );
    case 'void':
      return (
        <Dialog title={t('desk.trading.voidOf')} says={says} onClose={onClose}>
          <VoidEffect event={event} market={market?.id} />
          <CallForm
            call={trading.askVoid}
            known={known}
            submit={t('desk.trading.askSecond')}
            isHarm
            onCancel={onClose}
            onDone={() => {
              sayToast({ text: t('desk.trading.did.ask') });
              onClose();
            }}
          />
        </Dialog>
      );
  }
}
