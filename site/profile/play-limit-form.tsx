import { accountPlay, type PlayLimitView } from '#contract/account/play-limits.ts';
import type { Input } from '#contract/define.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { readSum, sum } from '#rules/fields/sum.ts';
import { type Currency, fromUnits } from '#rules/money.ts';
import { checkMinutes, lossDays, type PlayLimitKind, timeMinutes } from '#rules/play-limits.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './play-limits.module.css';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

/** More than anybody stakes; the form says so before the server has to. */
const UNITS_MAX = 10_000_000;

type Wish = Input<typeof accountPlay.setPlayLimit>;
type Values = Readonly<Record<'days' | 'minutes', `${number}`> & { amount: string }>;

interface PlayLimitFormProps {
  limit: PlayLimitView;
  currency: Currency;
}

export function PlayLimitForm({ limit, currency }: PlayLimitFormProps) {
  const t = useText();
  const tell = useTold();
  const dialogs = useDialogs();
  const { kind } = limit;
  const isMoney = kind === 'stake' || kind === 'loss';
  const { mutateAsync, isPending } = useSend(accountPlay.setPlayLimit);
  const { failure, attempt } = useOutcome();

  async function save(wish: Wish) {
    const { is_waiting: isWaiting } = await mutateAsync(wish);
    if (isWaiting) tell(t('protection.raise.keptTitle'), t('protection.raise.kept'));
    else tell(t('protection.play.saved'), t('protection.play.savedText'));
  }

  async function remove() {
    const isWanted = await dialogs.open('Confirm', {
      content: t('protection.play.askRemove'),
      textReject: t('protection.limit.keep'),
      textAgree: t('protection.play.remove'),
      isDanger: true,
    });
    if (isWanted) await save({ kind });
  }

  const form = useForm<Values>({
    start: startOf(limit),
    strategy: 'eager',
    check: ({ amount }) => problemsIn(isMoney ? { amount: sum(amount, { min: 1, max: UNITS_MAX }) } : {}),
    send: (values) => save(wishOf(kind, values)),
  });
  const isLimited = limit.amount !== null || limit.minutes !== null;
  return (
    <form {...form.props} className={css.form} data-form={`play-limit-${kind}`}>
      {kind === 'loss' && (
        <Select
          label={t('protection.play.loss.days')}
          options={lossDays.map((days) => ({
            value: `${days}` as const,
            label: t(`protection.period.${days}d`),
          }))}
          value={form.values.days}
          onChange={(days) => form.set({ days })}
        />
      )}
      {(kind === 'stake' || kind === 'loss') && (
        <TextField
          {...form.field('amount')}
          label={t(`protection.play.${kind}.amount`)}
          hint={t('protection.limit.amountHint', { currency })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {(kind === 'time' || kind === 'check') && (
        <Select
          label={t(`protection.play.${kind}.minutes`)}
          options={(kind === 'time' ? timeMinutes : checkMinutes).map((count) => ({
            value: `${count}` as const,
            label: t('protection.play.option', { count }),
          }))}
          value={form.values.minutes}
          onChange={(minutes) => form.set({ minutes })}
        />
      )}
      <div className={css.foot}>
        {(form.failure ?? failure) && <LedRefusal refusal={(form.failure ?? failure)!} />}
        <div className={css.buttons}>
          {isLimited && kind !== 'check' && (
            <Button look="quiet" isLoading={isPending && !form.isBusy} onClick={() => void attempt(remove)}>
              {t('protection.play.remove')}
            </Button>
          )}
          <Button
            type="submit"
            look="brand"
            isLoading={form.isBusy}
            disabled={!form.isBusy && (form.isSubmitDisabled || (isLimited && !form.isDirty))}
          >
            {t('protection.play.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Whole units, as the field takes them; a limit that was carried over from another currency may have cents. */
const startOf = ({ amount, days, minutes }: PlayLimitView): Values => ({
  amount: amount === null ? '' : String(Math.floor(amount / 100)),
  days: `${days ?? lossDays[0]}`,
  minutes: `${minutes ?? timeMinutes[1]}`,
});

function wishOf(kind: PlayLimitKind, { amount, days, minutes }: Values): Wish {
  if (kind === 'time' || kind === 'check') return { kind, minutes: Number(minutes) };
  const sumAsked = fromUnits(readSum(amount) ?? 0);
  return { kind, amount: sumAsked, ...(kind === 'loss' && { days: Number(days) }) };
}
