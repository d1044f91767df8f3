import { accountPlay, type PlayLimitView } from '#contract/account/play-limits.ts';
import { formatDate, formatMoney, formatTime } from '#rules/format.ts';
import type { Currency } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { PlayLimitForm } from './play-limit-form.tsx';
import css from './play-limits.module.css';
import { Section } from './section.tsx';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

export function PlayLimitsSection({ currency }: { currency: Currency }) {
  const t = useText();
  const { data } = useRead(accountPlay.getPlayLimits, {});
  if (data === undefined) return null;
  return (
    <Section
      id="play-limits"
      icon="timer"
      title={t('protection.play.title')}
      text={t('protection.play.text')}
    >
      {data.items.map((limit) => (
        <Part key={limit.kind} limit={limit} currency={currency} />
      ))}
    </Section>
  );
}

interface PartProps {
  limit: PlayLimitView;
  currency: Currency;
}

function Part({ limit, currency }: PartProps) {
  const t = useText();
  const { kind, amount, days, minutes, raise } = limit;
  const words = useLimitWords(currency);
  return (
    <div className={css.part} data-play-limit={kind}>
      <Heading level={3} className={css.title}>
        {t(`protection.play.${kind}.title`)}
      </Heading>
      <p className={css.standing}>{words(limit) ?? t('protection.play.none')}</p>
      {raise && <Raise kind={kind} raise={raise} currency={currency} />}
      <PlayLimitForm key={`${amount} ${days} ${minutes}`} limit={limit} currency={currency} />
    </div>
  );
}

type Limited = Pick<PlayLimitView, 'kind' | 'amount' | 'days' | 'minutes'>;

/** Null: it is not limited. */
function useLimitWords(currency: Currency): (limit: Limited) => string | null {
  const t = useText();
  return ({ kind, amount, days, minutes }) => {
    if (amount === null && minutes === null) return null;
    const sum = amount === null ? '' : formatMoney({ amount, currency });
    const period = days === null ? '' : t(`protection.period.${days as 1 | 7 | 30}d`);
    return t(`protection.play.${kind}.is`, { amount: sum, period, minutes: minutes ?? 0 });
  };
}

interface RaiseProps {
  kind: PlayLimitView['kind'];
  raise: NonNullable<PlayLimitView['raise']>;
  currency: Currency;
}

/** A looser one that was asked for: when it can be confirmed, and the second yes. */
function Raise({ kind, raise, currency }: RaiseProps) {
  const t = useText();
  const tell = useTold();
  const words = useLimitWords(currency);
  const { mutateAsync, isPending } = useSend(accountPlay.confirmPlayLimit);
  const { failure, attempt } = useOutcome();
  const isDue = raise.can_confirm;
  const moment = new Date(isDue ? raise.confirm_until : raise.confirm_from);
  const when = { date: formatDate(moment), time: formatTime(moment) };
  const asked = words({ kind, ...raise });

  async function confirm() {
    await mutateAsync({ kind });
    tell(t('protection.play.saved'), t('protection.play.savedText'));
  }

  return (
    <>
      <Notice
        tone="care"
        action={
          isDue && (
            <Button size="s" isLoading={isPending} onClick={() => void attempt(confirm)}>
              {t('protection.raise.confirm')}
            </Button>
          )
        }
      >
        {asked === null ? t('protection.raise.none') : t('protection.play.raised', { amount: asked })}{' '}
        {isDue ? t('protection.raise.due', when) : t('protection.raise.waits', when)}
      </Notice>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}
