// Code of the operator's on players' pages: one person writes it, another lets it in.
import { useState } from 'react';
import type { Json } from '#contract/content-entries.ts';
import { content } from '#contract/desk/content.ts';
import css from '../content/content.module.css';
import { History } from '../content/history.tsx';
import { ListRoom, type Row } from '../content/list-room.tsx';
import { ValueEditor } from '../content/value-editor.tsx';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Tag } from '../parts/pieces.tsx';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { AsideActions } from '../table/split.tsx';

interface CodeValue {
  id: string;
  code: string;
  position: string;
  isEnabled: boolean;
}

const columns: readonly Column<Row<CodeValue>>[] = [
  {
    id: 'name',
    label: t('desk.content.field.id'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'position', label: t('desk.content.field.position'), value: ({ value }) => value.position },
  {
    id: 'on',
    label: t('desk.content.field.isEnabled'),
    value: ({ value }) => (value.isEnabled ? t('desk.content.on') : t('desk.content.off')),
    cell: ({ value }) => (
      <Tag tone={value.isEnabled ? 'good' : 'plain'}>
        {value.isEnabled ? t('desk.content.on') : t('desk.content.off')}
      </Tag>
    ),
  },
];

export default function CustomCodePage() {
  return (
    <ListRoom<CodeValue>
      room="custom-code"
      title={t('desk.shell.room.custom-code')}
      note={t('desk.content.note.custom-code')}
      kind="custom-code"
      columns={columns}
      create={{
        label: t('desk.content.new.custom-code'),
        asks: { field: 'id', first: '' },
        make: (_rows, id) => ({ name: id, value: { id, code: '', position: 'head', isEnabled: true } }),
      }}
      editor={(row, locales, close) => <CodeEditor key={row.name} {...{ row, locales, close }} />}
    />
  );
}

interface CodeEditorProps {
  row: Row<CodeValue>;
  locales: readonly string[];
  close: () => void;
}

function CodeEditor({ row, locales, close }: CodeEditorProps) {
  const [value, setValue] = useState<Json>({ ...row.value });
  const [isAsking, setIsAsking] = useState(false);
  const { kind, name, locale, version } = row;
  return (
    <>
      <div className={css.form}>
        <p className={css.quiet}>{t('desk.content.codeSays')}</p>
        <ValueEditor name="" value={value} locales={locales} onChange={setValue} />
      </div>
      {version > 0 && <History entry={{ kind, name, locale }} version={version} canGoBack={false} />}
      <AsideActions>
        <Button look="next" icon="seal" onClick={() => setIsAsking(true)}>
          {t('desk.content.askSecond')}
        </Button>
      </AsideActions>
      {isAsking && (
        <CallDialog
          call={content.askCode}
          title={t('desk.content.askSecond')}
          says={t('desk.content.askSecondSays')}
          known={{ name, version: String(version), value: JSON.stringify(value) }}
          submit={t('desk.content.askSecond')}
          onDone={() => {
            sayToast({ text: t('desk.content.askedSecond') });
            close();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
