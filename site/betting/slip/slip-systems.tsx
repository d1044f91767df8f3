import { useText } from '../../i18n/use-text.tsx';
import { keptSlip } from './kept-slip.ts';
import { bankersOf, systemsOf } from './slip.ts';
import css from './slip-systems.module.css';
import type { SlipShown } from './use-slip.ts';

/** Which of the picks play together. */
export function SlipSystems({ shown: { slip, system } }: { shown: SlipShown }) {
  const t = useText();
  const free = slip.legs.length - bankersOf(slip);
  return (
    <fieldset className={css.systems} aria-label={t('betting.slip.mode.system')}>
      {systemsOf(slip.legs.length, bankersOf(slip)).map(({ value, size, name, combos }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name="system"
            checked={value === system?.value}
            onChange={() => keptSlip.change((now) => ({ ...now, system: value }))}
          />
          <b>{name ? t(`betting.system.${name}`) : t('betting.system.some', { size: size!, of: free })}</b>
          <small>{t('betting.slip.bets', { count: combos })}</small>
        </label>
      ))}
    </fieldset>
  );
}
