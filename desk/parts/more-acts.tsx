import { Popover } from '@base-ui/react/popover';
import { t } from '../i18n/text.ts';
import tableCss from '../table/data-table.module.css';
import { Button } from './button.tsx';

interface MoreActsProps {
  /** What they are done with. */
  label: string;
  acts: readonly { name: string; isDisabled?: boolean; act: () => void }[];
}

/** What is seldom done stands behind three dots. */
export const MoreActs = ({ label, acts }: MoreActsProps) => (
  <Popover.Root>
    <Popover.Trigger
      render={<Button isSmall look="line" icon="dots" aria-label={t('desk.shell.more', { name: label })} />}
    />
    <Popover.Portal container={document.getElementById('desk')}>
      <Popover.Positioner className={tableCss.positioner} sideOffset={6} align="end">
        <Popover.Popup className={tableCss.menu}>
          {acts.map(({ name, isDisabled = false, act }) => (
            <Popover.Close key={name} render={<Button isSmall disabled={isDisabled} onClick={act} />}>
              {name}
            </Popover.Close>
          ))}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
