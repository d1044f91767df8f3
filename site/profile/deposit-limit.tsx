import { accountMoney, type DepositLimit } from '#contract/account/money.ts';
import { formatDate, formatMoney, formatTime } from '#rules/format.ts';
import type { Currency } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './deposit-limit.module.css';
import { DepositLimitForm } from './deposit-limit-form.tsx';
import { LimitRaise } from './limit-raise.tsx';
import { Section } from './section.tsx';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

export function DepositLimitSection({ currency }: { currency: Currency }) {
  const t = useText();
  const { data: limit } = useRead(accountMoney.getDepositLimit, {});
  if (limit === undefined) return null;
  return (
    <Section
      id="deposit-limit"
      icon="shield"
      title={t('protection.limit.title')}
      text={t('protection.limit.text')}
    >
      {limit.period === 'none' ? (
        <p className={css.text}>{t('protection.limit.none')}</p>
      ) : (
        <Standing limit={limit} currency={currency} />
      )}
      {limit.raise && <LimitRaise raise={limit.raise} currency={currency} />}
      <DepositLimitForm key={`${limit.period} ${limit.limit_amount}`} limit={limit} currency={currency} />
      {limit.period !== 'none' && limit.can_edit && <Removal waits={limit.raises_wait === true} />}
    </Section>
  );
}

function Standing({ limit, currency }: { limit: DepositLimit; currency: Currency }) {
  const t = useText();
  const { period, limit_amount: whole, available_amount: left, expired_at: until, can_edit } = limit;
  if (period === 'none' || whole === null || left === null) return null;
  const words = t('protection.limit.left', { amount: formatMoney({ amount: left, currency }) });
  const of = t('protection.limit.of', {
    amount: formatMoney({ amount: whole, currency }),
    period: t(`protection.period.${period}`),
  });
  return (
    <div className={css.standing}>
      <p>
        <strong>{words}</strong> {of}
      </p>
      <Progress
        percent={(100 * left) / whole}
        label={t('protection.limit.title')}
        valueText={`${words} ${of}`}
      />
      {!can_edit && until !== null && (
        <p className={css.text}>
          {t('protection.limit.until', {
            date: formatDate(new Date(until)),
            time: formatTime(new Date(until)),
          })}
        </p>
      )}
    </div>
  );
}

/** Only once its span is over, and asked about: a limit is not lost by a slip. */
function Removal({ waits }: { waits: boolean }) {
  const t = useText();
  const dialogs = useDialogs();
  const tell = useTold();
  const { mutateAsync, isPending } = useSend(accountMoney.setDepositLimit);
  const { failure, attempt } = useOutcome();

  async function remove() {
    const isWanted = await dialogs.open('Confirm', {
      content: t('protection.limit.askRemove'),
      textReject: t('protection.limit.keep'),
      textAgree: t('protection.limit.remove'),
      isDanger: true,
    });
    if (!isWanted) return;
    await mutateAsync({ period: 'none' });
    if (waits) tell(t('protection.raise.keptTitle'), t('protection.raise.kept'));
    else tell(t('protection.limit.goneTitle'), t('protection.limit.gone'));
  }

  return (
    <div className={css.removal}>
      {failure && <LedRefusal refusal={failure} />}
      <Button look="quiet" isLoading={isPending} onClick={() => void attempt(remove)}>
        {t('protection.limit.remove')}
      </Button>
    </div>
  );
}
