import { classes } from '#ui/classes.ts';
import { t } from '../i18n/text.ts';
import { Empty } from '../parts/pieces.tsx';
import { useParam } from '../routing/address.ts';
import columnsCss from './columns.module.css';
import { EventBook } from './event-book.tsx';
import { EventList } from './event-list.tsx';

/** On a narrow screen the list gives way to the event that was opened. */
export function EventsTab() {
  const [item] = useParam('item');
  const id = /^\d+$/.test(item) ? Number(item) : null;
  return (
    <div className={classes(columnsCss.columns, id !== null && columnsCss.isOpen)}>
      <EventList opened={id} />
      {id === null ? (
        <section className={columnsCss.panel} aria-label={t('desk.trading.book')}>
          <Empty title={t('desk.trading.choose')}>{t('desk.trading.chooseSays')}</Empty>
        </section>
      ) : (
        <EventBook key={id} id={id} />
      )}
    </div>
  );
}
