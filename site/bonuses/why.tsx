import type { Bonus } from '#contract/bonuses.ts';
import { formatMoney } from '#rules/format.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';

/** Why the player has it: who gave it, when and how much. */
export function Why({ bonus: { amount, granted_at, source } }: { bonus: Bonus }) {
  const t = useText();
  return (
    <p>
      {t(`bonuses.why.${source.giver}`, { amount: formatMoney(amount) })} <Moment at={granted_at} />
    </p>
  );
}
