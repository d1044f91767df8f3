import { type OddsPolicy, oddsPolicies } from '#contract/betting/slip.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { keptSlip } from './kept-slip.ts';
import css from './policy-choice.module.css';

/** What becomes of a price that moves while a bet is placed. A moved line always asks. */
export function PolicyChoice({ policy }: { policy: OddsPolicy }) {
  const t = useText();
  return (
    <label className={css.policy}>
      <Icon name="sliders" size={15} />
      <select
        value={policy}
        aria-label={t('betting.slip.policy.label')}
        onChange={({ target }) => keptSlip.change((now) => ({ ...now, policy: target.value as OddsPolicy }))}
      >
        {oddsPolicies.map((name) => (
          <option key={name} value={name}>
            {t(`betting.slip.policy.${name}`)}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={11} />
    </label>
  );
}
