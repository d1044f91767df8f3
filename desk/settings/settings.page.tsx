// Settings and flags of the site, by the file they came with.

import { useState } from 'react';
import type { Json } from '#contract/content-entries.ts';
import { content } from '#contract/desk/content.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { type RequestedEntry, requestSecondPerson } from '../asking/second-person.ts';
import { send, useSend } from '../asking/sends.ts';
import css from '../content/content.module.css';
import { ListRoom, type Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Tag } from '../parts/pieces.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { Choice } from '../table/filters.tsx';

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    label: t('desk.content.setting'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  {
    id: 'value',
    label: t('desk.content.value'),
    value: ({ value }) => short(value),
    cell: ({ value }) =>
      typeof value === 'boolean' ? (
        <Tag tone={value ? 'good' : 'plain'}>{value ? t('desk.content.on') : t('desk.content.off')}</Tag>
      ) : (
        <span className={css.said}>{short(value)}</span>
      ),
    isWide: true,
  },
];

const short = (value: Json): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 120) : String(value);

const groups = [
  ...['site', 'general', 'functional-settings', 'auth', 'currency-rates', 'web', 'support', 'tracking'],
  ...['loyalty', 'trusted-origins', 'gift-limits'],
];

export default function SettingsPage() {
  const [group] = useParam('group');
  return (
    <ListRoom
      room="settings"
      title={t('desk.shell.room.settings')}
      note={t('desk.content.note.settings')}
      kind="setting"
      columns={columns}
      isListed={({ name }) => group === '' || name.startsWith(`${group}.`)}
      canRemove={false}
    >
      <Choice
        name="group"
        label={t('desk.content.group')}
        options={groups.map((value) => ({ value, label: value }))}
      />
      <Files />
    </ListRoom>
  );
}

/** Of a file that the server could read; none of any other. */
function entriesIn(text: string): readonly RequestedEntry[] {
  try {
    return (JSON.parse(text) as { entries: readonly RequestedEntry[] }).entries;
  } catch {
    return [];
  }
}

/** Everything that was changed as one file, out and in. */
function Files() {
  const { mutateAsync, isPending } = useSend(content.importAll);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const { text } = await send(content.exportAll, {}).finally(() => setIsBusy(false));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'content.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await file.text();
    try {
      const { changed } = await mutateAsync({ text, note: file.name });
      sayToast({ text: t('desk.content.imported', { count: changed }) });
    } catch (error) {
      if (await requestSecondPerson(error, entriesIn(text))) return;
      sayToast({ text: refusalWords(error), isBad: true });
    }
  };
  return (
    <>
      <Button icon="download" isBusy={isBusy} onClick={() => void save()}>
        {t('desk.content.exportAll')}
      </Button>
      <label>
        <input
          type="file"
          accept="application/json"
          hidden
          disabled={isPending}
          onChange={({ target }) => {
            void bring(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button
          icon="upload"
          isBusy={isPending}
          onClick={({ currentTarget }) => currentTarget.closest('label')?.querySelector('input')?.click()}
        >
          {t('desk.content.importAll')}
        </Button>
      </label>
    </>
  );
}
