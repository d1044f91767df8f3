import { setParams } from '../routing/address.ts';
import { Count } from './count.tsx';
import css from './queue-tabs.module.css';

interface QueueTabsProps<V extends string> {
  /** The parameter of the address that says which. */
  name: string;
  here: V;
  tabs: readonly { value: V; label: string; count?: number | undefined }[];
}

/** Lists of one kind, with how much waits in each. Another list begins without an opened row. */
export const QueueTabs = <V extends string>({ name, here, tabs }: QueueTabsProps<V>) => (
  <div className={css.tabs} role="tablist">
    {tabs.map(({ value, label, count }) => (
      <button
        key={value}
        type="button"
        role="tab"
        aria-selected={value === here}
        className={css.tab}
        onClick={() => setParams({ [name]: value, item: '' })}
      >
        {label}
        <Count of={count} />
      </button>
    ))}
  </div>
);
