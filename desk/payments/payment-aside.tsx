// One payment: what it is, what speaks against it, everything that happened, and what can be decided.
import { useState } from 'react';
import { access } from '#contract/desk/access.ts';
import { type DeskPayment, type PaymentPicture, payments } from '#contract/desk/payments.ts';
import { formatMoney } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { ask } from '../asking/ask.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { edit, send } from '../asking/sends.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Face, Facts } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { sayToast } from '../shell/toasts.ts';
import { AsideActions } from '../table/split.tsx';
import type { Decision } from './decision-dialog.tsx';
import { playerName, StateTag, stateName } from './payment-columns.tsx';
import css from './payments.module.css';
import { RiskBar } from './risk-bar.tsx';

export function PaymentAside({
  transaction,
  onDecide,
}: {
  transaction: string;
  onDecide: (decision: Decision) => void;
}) {
  const { data: picture } = useRead(payments.get, { transaction });
  const { data: me } = useRead(access.me, {});
  if (picture === undefined || picture.payment.transaction !== transaction) return null;
  const { payment } = picture;
  const canDecide = me?.permissions.includes('payments.decide') === true;
  return (
    <>
      <div className={css.sum}>
        <strong>{formatMoney(payment.amount)}</strong>
        <RoomLink href={addressOf('players', { player: String(payment.player) })}>
          {playerName(payment)}
        </RoomLink>{' '}
        <StateTag payment={payment} />
      </div>
      <Facts facts={factsOf(picture)} />
      {payment.risk !== null && <Marks risk={payment.risk} />}
      <Timeline picture={picture} />
      {payment.needs_two && payment.state === 'checks' && (
        <Approvals agreedBy={payment.agreed_by} me={me?.name ?? ''} />
      )}
      {canDecide && <Actions picture={picture} me={me.name} onDecide={onDecide} />}
    </>
  );
}

function factsOf({ payment, paid_in, paid_out, received, reference }: PaymentPicture) {
  const fee = payment.fee.amount === 0 ? t('desk.payments.none') : formatMoney(payment.fee);
  return [
    [t('desk.payments.method'), payment.method],
    ...(payment.destination === '' ? [] : [[t('desk.payments.to'), payment.destination] as const]),
    ...(payment.type === 'withdrawal' ? [[t('desk.payments.fee'), fee] as const] : []),
    ...(received === null
      ? []
      : [[t('desk.payments.received'), `${received.amount} ${received.currency}`] as const]),
    ...(reference === '' ? [] : [[t('desk.payments.reference'), reference] as const]),
    [t('desk.payments.paidIn'), formatMoney(paid_in)],
    [t('desk.payments.paidOut'), formatMoney(paid_out)],
  ] as const;
}

const Marks = ({ risk: { score, marks } }: { risk: NonNullable<DeskPayment['risk']> }) => (
  <>
    <div className={css.title}>
      <span>{t('desk.payments.marks')}</span>
      <RiskBar score={score} />
    </div>
    <ul className={css.marks}>
      {marks.length === 0 && (
        <li>
          <span className={css.fine}>
            <Icon name="check-circle" size={16} />
          </span>
          {t('desk.payments.noMarks')}
        </li>
      )}
      {marks.map(({ mark, points }) => (
        <li key={mark}>
          <span className={css.doubt}>
            <Icon name="warning" size={16} />
          </span>
          <span>{t(`desk.payments.markName.${mark}`)}</span>
          <b>+{points}</b>
        </li>
      ))}
    </ul>
  </>
);

const Timeline = ({ picture: { steps } }: { picture: PaymentPicture }) => (
  <>
    <div className={css.title}>{t('desk.payments.timeline')}</div>
    <ol className={css.timeline}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added.
        <li key={at}>
          <When at={step.at} />
          <span>
            <b>
              {stateName(step.state)}
              {step.by !== '' && `, ${step.by}`}
              {step.amount !== null && `, ${formatMoney(step.amount)}`}
            </b>
            {step.reason !== '' && <p>{step.reason.replaceAll('_', ' ')}</p>}
            {step.note !== '' && <p>“{step.note}”</p>}
          </span>
        </li>
      ))}
    </ol>
  </>
);

const Approvals = ({ agreedBy, me }: { agreedBy: string; me: string }) => (
  <fieldset className={css.boxes} aria-label={t('desk.payments.approvals')}>
    <div className={classes(css.box, agreedBy === '' && css.due)}>
      <Face name={agreedBy || me} />
      <span>
        <b>{agreedBy || me}</b>
        <small>{t(agreedBy === '' ? 'desk.payments.first' : 'desk.payments.agreed')}</small>
      </span>
    </div>
    <div className={classes(css.box, agreedBy !== '' && css.due)}>
      <Face name={agreedBy === '' || agreedBy === me ? '?' : me} />
      <span>
        <b>{agreedBy === '' || agreedBy === me ? '–' : me}</b>
        <small>{t('desk.payments.second')}</small>
      </span>
    </div>
  </fieldset>
);

interface ActionsProps {
  picture: PaymentPicture;
  me: string;
  onDecide: (decision: Decision) => void;
}

function Actions({ picture, me, onDecide }: ActionsProps) {
  const { payment, is_by_hand: isByHand } = picture;
  const { state, agreed_by: agreedBy } = payment;
  const isOwn = agreedBy === me;
  return (
    <AsideActions>
      {state === 'checks' && (
        <Button
          look="next"
          hotkey="A"
          disabled={isOwn}
          title={isOwn ? t('desk.payments.alreadyYou') : undefined}
          onClick={() => onDecide('approve')}
        >
          {t('desk.payments.approve')}
        </Button>
      )}
      {state === 'review' && (
        <>
          <Button look="next" onClick={() => onDecide('credit')}>
            {t('desk.payments.credit')}
          </Button>
          <Button look="harm" onClick={() => onDecide('refuse')}>
            {t('desk.payments.refuse')}
          </Button>
        </>
      )}
      {isByHand && state === 'approved' && (
        <Button look="next" onClick={() => onDecide('sent')}>
          {t('desk.payments.sent')}
        </Button>
      )}
      {isByHand && ['approved', 'sent'].includes(state) && <Destination transaction={payment.transaction} />}
      {payment.type === 'withdrawal' &&
        (state === 'checks' || (isByHand && ['approved', 'sent'].includes(state))) && (
          <Button look="harm" onClick={() => onDecide('decline')}>
            {t('desk.payments.decline')}
          </Button>
        )}
      {['checks', 'review'].includes(state) && <TakeButton picture={picture} me={me} />}
    </AsideActions>
  );
}

/** Shown at once, with the way back. */
function TakeButton({ picture, me }: { picture: PaymentPicture; me: string }) {
  const { transaction, taken_by: takenBy } = picture.payment;
  if (takenBy !== '' && takenBy !== me) return null;
  const [act, back] = takenBy === '' ? [payments.take, payments.release] : [payments.release, payments.take];
  const press = () =>
    edit(
      {
        read: payments.get,
        input: { transaction },
        apply: (shown) => ({ ...shown, payment: { ...shown.payment, taken_by: takenBy === '' ? me : '' } }),
        says: t(takenBy === '' ? 'desk.payments.taken' : 'desk.payments.released'),
        undo: () => send(back, { transaction }),
      },
      () => send(act, { transaction }),
    );
  return (
    <Button onClick={() => void press()}>
      {t(takenBy === '' ? 'desk.payments.take' : 'desk.payments.release')}
    </Button>
  );
}

/** Looked at on purpose, and written down. */
function Destination({ transaction }: { transaction: string }) {
  const [shown, setShown] = useState('');
  const show = async () => {
    try {
      const { destination, reference } = await ask(payments.destination, { transaction });
      setShown(`${destination} · ${reference}`);
    } catch (error) {
      sayToast({ text: refusalWords(error), isBad: true });
    }
  };
  return shown === '' ? (
    <Button onClick={() => void show()}>{t('desk.payments.show')}</Button>
  ) : (
    <code>{shown}</code>
  );
}
