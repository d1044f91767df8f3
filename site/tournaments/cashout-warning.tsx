import { tournaments } from '#contract/tournaments.ts';
import { formatNumber } from '#rules/format.ts';
import { Notice } from '#ui/notice.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';

const asked = { status: 'active', fields: ['user_info'], count: 40 } as const;

/** Said before money is taken out: what that costs in tournaments which say so in their rules. */
export default function CashoutWarning() {
  const t = useText();
  const { data } = useRead(tournaments.get, { ...asked, fields: [...asked.fields] });
  const lost = (data?.items ?? []).filter(
    ({ reset_on_cashout, user_info }) => reset_on_cashout && (user_info?.points ?? 0) > 0,
  );
  return lost.map(({ id, title, user_info }) => (
    <Notice key={id} tone="care" title={t('tournaments.cashout.title')}>
      {t('tournaments.cashout.text', { title, points: formatNumber(user_info!.points) })}
    </Notice>
  ));
}
