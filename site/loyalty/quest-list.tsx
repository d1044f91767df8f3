import { useId, useState } from 'react';
import type { Quest } from '#contract/loyalty/quests.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { QuestCard } from './quest-card.tsx';
import css from './quest-list.module.css';

const SHOWN = 4;

/** What can be taken first, then what is under way, then what can be started, then what waits. */
const order: readonly Quest['state'][] = [
  'completed',
  'started',
  'available',
  'locked',
  'claimed',
  'expired',
];

interface QuestListProps {
  quests: readonly Quest[];
  levelName: (level: number) => string;
  isOwn: boolean;
}

export function QuestList({ quests, levelName, isOwn }: QuestListProps) {
  const t = useText();
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const sorted = quests
    .filter(({ state }) => state !== 'expired')
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);
  return (
    <Panel>
      <section aria-labelledby={titleId}>
        <Heading level={2} id={titleId}>
          {t('loyalty.quests.title')}
        </Heading>
        {!isOwn && <p className={css.note}>{t('loyalty.quests.guest')}</p>}
        <ul className={css.list}>
          {shown.map((quest) => (
            <QuestCard key={quest.sysname} {...{ quest, levelName, isOwn }} />
          ))}
        </ul>
        {sorted.length > SHOWN && (
          <Button look="quiet" isWide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('loyalty.quests.less') : t('loyalty.quests.more', { count: sorted.length - SHOWN })}
          </Button>
        )}
      </section>
    </Panel>
  );
}
