// How long payouts really take: measured from the request to the money paid, and told as it is.
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useChannel } from '../live/use-channel.ts';
import { Coming } from './coming.tsx';
import { methodIcon } from './method-icon.ts';
import css from './payout-times.module.css';
import { SideNote } from './side-note.tsx';
import { useDurationText } from './use-duration-text.ts';

/** Of fewer the median says little, and one slow bank would speak for all. */
const FEWEST_PAYOUTS = 20;

export function PayoutTimes({ nameOf }: { nameOf: (method: string) => string }) {
  const t = useText();
  const { data, isError } = useRead(cashierWithdrawals.getPayoutTimes, {});
  const live = useChannel('cashier.payout_times');
  if (isError) return null;
  return (
    <SideNote icon="timer" title={t('cashier.times.title')}>
      {data === undefined && (
        <Coming>
          <Skeleton />
        </Coming>
      )}
      <ul className={css.list}>
        {data?.items
          .map((asked) => live?.[asked.method] ?? asked)
          .map((times) => (
            <li key={times.method} className={css.method} data-payout-times={times.method}>
              <Icon name={methodIcon(times.method)} size={20} />
              <div>
                <strong>{nameOf(times.method)}</strong>
                <MethodTimes median={times.median_seconds} p90={times.p90_seconds} paid={times.paid} />
              </div>
            </li>
          ))}
      </ul>
      <p className={css.text}>{t('cashier.times.text')}</p>
    </SideNote>
  );
}

interface MethodTimesProps {
  median: number | null;
  p90: number | null;
  paid: number;
}

function MethodTimes({ median, p90, paid }: MethodTimesProps) {
  const t = useText();
  const durationText = useDurationText();
  if (median === null || p90 === null || paid < FEWEST_PAYOUTS)
    return <p className={css.text}>{t('cashier.times.none')}</p>;
  return (
    <p className={css.text}>
      {t('cashier.times.measured', { median: durationText(median), most: durationText(p90), count: paid })}
    </p>
  );
}
