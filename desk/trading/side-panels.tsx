// Beside the book: the largest bets on the event, and everything that was changed on it, with the way back.
import { useState } from 'react';
import { trading } from '#contract/desk/trading.ts';
import type { LargeBet, TradingChange } from '#contract/desk/trading-shapes.ts';
import { formatMoney } from '#rules/format.ts';
import { formatOdds } from '#sports/odds/formats.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import formCss from '../form/form.module.css';
import { findText, t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Panel, Tag, type Tone } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { sayToast } from '../shell/toasts.ts';
import panelsCss from './panels.module.css';
import tonesCss from './tones.module.css';

export const SidePanels = ({ id, mayTrade }: { id: number; mayTrade: boolean }) => (
  <>
    <LargeBets id={id} mayTrade={mayTrade} />
    <Changes id={id} mayTrade={mayTrade} />
  </>
);

function LargeBets({ id, mayTrade }: { id: number; mayTrade: boolean }) {
  const [find, setFind] = useState('');
  const [cancelling, setCancelling] = useState<LargeBet | null>(null);
  const { data } = useRead(trading.bets, { event: id, ...(find !== '' && { find }) });
  return (
    <Panel title={t('desk.trading.largeBets')} note={data && t('desk.trading.ofAll', { count: data.count })}>
      <p className={panelsCss.inner}>
        <input
          className={formCss.control}
          placeholder={t('desk.trading.findBet')}
          aria-label={t('desk.trading.findBet')}
          maxLength={40}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </p>
      {data?.items.length === 0 && (
        <p className={panelsCss.inner}>
          {t(find === '' ? 'desk.trading.noBetsYet' : 'desk.trading.noSuchBet')}
        </p>
      )}
      <ul className={panelsCss.rows}>
        {data?.items.map((bet) => (
          <BetRow key={bet.id} bet={bet} onCancel={mayTrade && canCancel(bet) ? setCancelling : null} />
        ))}
      </ul>
      {cancelling !== null && (
        <CallDialog
          call={trading.askCancelBet}
          title={t('desk.trading.cancelOf')}
          says={`${cancelling.says} @ ${formatOdds(cancelling.odds, 'decimal')}, ${formatMoney(cancelling.staked)}. ${t('desk.trading.says.cancel')}`}
          known={{ event: String(id), bet: cancelling.id }}
          submit={t('desk.trading.askSecond')}
          isHarm
          onClose={() => setCancelling(null)}
          onDone={() => sayToast({ text: t('desk.trading.did.ask') })}
        />
      )}
    </Panel>
  );
}

const tones: Readonly<Record<string, Tone>> = { open: 'good', won: 'bad', delayed: 'due', lost: 'plain' };

const canCancel = ({ status }: LargeBet) => status !== 'cashed_out' && status !== 'cancelled';

interface BetRowProps {
  bet: LargeBet;
  onCancel: ((bet: LargeBet) => void) | null;
}

const BetRow = ({ bet, onCancel }: BetRowProps) => {
  const { at, player, player_name, says, odds, staked, status } = bet;
  return (
    <li>
      <b>
        {says} @ {formatOdds(odds, 'decimal')}
      </b>
      <b>{formatMoney(staked)}</b>
      <span className={tonesCss.soft}>
        <When at={at} /> ·{' '}
        <RoomLink href={addressOf('players', { player: String(player) })}>
          {player_name || `#${player}`}
        </RoomLink>
      </span>
      <span>
        <Tag tone={tones[status] ?? 'plain'}>{findText(`desk.trading.betStatus.${status}`) ?? status}</Tag>{' '}
        {onCancel !== null && (
          <Button isSmall look="line" onClick={() => onCancel(bet)}>
            {t('desk.trading.act.cancel')}
          </Button>
        )}
      </span>
    </li>
  );
};

function Changes({ id, mayTrade }: { id: number; mayTrade: boolean }) {
  const { data } = useRead(trading.changes, { event: id });
  return (
    <Panel title={t('desk.trading.changes')}>
      {data?.items.length === 0 && <p className={panelsCss.inner}>{t('desk.trading.noChanges')}</p>}
      <ul className={panelsCss.rows}>
        {data?.items.map((change) => (
          <ChangeRow key={change.id} event={id} change={change} mayTrade={mayTrade} />
        ))}
      </ul>
    </Panel>
  );
}

function ChangeRow({ event, change, mayTrade }: { event: number; change: TradingChange; mayTrade: boolean }) {
  const undo = useSend(trading.undo);
  const { call, about, at, by, reason, before, after, can_undo: canUndo } = change;
  const what = findText(`desk.trading.changed.${call.replace('.', '-')}`) ?? call;
  const press = () =>
    undo.mutate(
      { event, change: change.id },
      {
        onSuccess: () => sayToast({ text: t('desk.trading.did.undo') }),
        onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
      },
    );
  return (
    <li>
      <b>
        {what}
        {about !== '' && `: ${about}`}
      </b>
      <span>{(before !== '' || after !== '') && `${before} → ${after}`}</span>
      <span className={tonesCss.soft}>
        <When at={at} /> · {by}
        {reason !== '' && `, “${reason}”`}
      </span>
      {canUndo && mayTrade ? (
        <Button isSmall look="line" icon="undo" isBusy={undo.isPending} onClick={press}>
          {t('desk.shell.undo')}
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
