// Pages of text: when each is shown, and what it says in every language.
import { useState } from 'react';
import css from '../content/content.module.css';
import { EntryEditor } from '../content/entry-editor.tsx';
import { ListRoom, type Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import type { Column } from '../table/columns.ts';
import { PageLanguages } from './page-languages.tsx';

interface PageValue {
  slug: string;
  from?: string | null;
  until?: string | null;
}

const columns: readonly Column<Row<PageValue>>[] = [
  {
    id: 'slug',
    label: t('desk.content.field.slug'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>/{name}</b>,
  },
  { id: 'from', label: t('desk.content.field.from'), value: ({ value }) => value.from ?? '–' },
  { id: 'until', label: t('desk.content.field.until'), value: ({ value }) => value.until ?? '–' },
];

export default function PagesPage() {
  return (
    <ListRoom<PageValue>
      room="pages"
      title={t('desk.shell.room.pages')}
      note={t('desk.content.note.pages')}
      kind="page"
      columns={columns}
      isListed={({ locale }) => locale === ''}
      create={{
        label: t('desk.content.new.page'),
        asks: { field: 'slug', first: '' },
        make: (_rows, slug) => ({ name: slug, value: { slug, image: 'chest', from: null, until: null } }),
      }}
      editor={(row, locales, close) => <PageEditor key={row.name} {...{ row, locales, close }} />}
    />
  );
}

interface PageEditorProps {
  row: Row<PageValue>;
  locales: readonly string[];
  close: () => void;
}

/** First what it says, then when and with what picture it is shown. */
function PageEditor({ row, locales, close }: PageEditorProps) {
  const [part, setPart] = useState(locales[0] ?? 'en');
  const settings = { from: null, until: null, ...row.value };
  return (
    <>
      <div className={css.languages} role="tablist" aria-label={t('desk.content.language')}>
        {[...locales, ''].map((code) => (
          <Button
            key={code}
            isSmall
            role="tab"
            aria-selected={code === part}
            look={code === part ? 'next' : 'line'}
            onClick={() => setPart(code)}
          >
            {code || t('desk.content.schedule')}
          </Button>
        ))}
      </div>
      {part === '' ? (
        <EntryEditor
          kept={{ ...row, value: row.json === null ? null : JSON.stringify(settings) }}
          first={{ ...settings }}
          locales={locales}
          onDone={close}
        />
      ) : (
        <PageLanguages key={part} slug={row.name} page={row} locale={part} locales={locales} onDone={close} />
      )}
    </>
  );
}
