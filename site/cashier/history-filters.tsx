import { paymentStates } from '#contract/cashier/cashier.ts';
import { Segment } from '#ui/segment.tsx';
import { Select } from '#ui/select.tsx';
import { DayField } from '../form/day-field.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { HistoryChoice } from './history-choice.ts';
import css from './history-filters.module.css';

interface HistoryFiltersProps {
  choice: HistoryChoice;
  onChoose: (change: Partial<HistoryChoice>) => void;
}

const ALL = 'all';

export function HistoryFilters({ choice, onChoose }: HistoryFiltersProps) {
  const t = useText();
  return (
    <div className={css.filters} data-filters="">
      <div className={css.types}>
        <Segment
          label={t('cashier.history.type')}
          value={choice.type ?? ALL}
          choices={[
            { value: ALL, label: t('cashier.history.all') },
            { value: 'deposit', label: t('cashier.history.deposits') },
            { value: 'withdrawal', label: t('cashier.history.withdrawals') },
          ]}
          onChange={(chosen) => onChoose({ type: chosen === ALL ? undefined : chosen })}
        />
      </div>
      <div className={css.state}>
        <Select
          label={t('cashier.fact.state')}
          value={choice.state ?? ALL}
          options={[
            { value: ALL, label: t('cashier.history.anyState') },
            ...paymentStates.map((state) => ({ value: state, label: t(`cashier.state.${state}`) })),
          ]}
          onChange={(chosen) => onChoose({ state: chosen === ALL ? undefined : chosen })}
        />
      </div>
      <DayField
        name="from"
        label={t('cashier.history.from')}
        hint={t('cashier.history.dayHint')}
        day={choice.from}
        max={choice.to}
        onDay={(from) => onChoose({ from })}
      />
      <DayField
        name="to"
        label={t('cashier.history.to')}
        hint={t('cashier.history.dayHint')}
        day={choice.to}
        min={choice.from}
        onDay={(to) => onChoose({ to })}
      />
    </div>
  );
}
