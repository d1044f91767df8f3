// Pictures of the operator: sent in, drawn anew, and named for use in pages, banners and popups.
import { useState } from 'react';
import { type MediaRow, media } from '#contract/desk/media.ts';
import { refresh, useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { sendPicture } from '../asking/send-picture.ts';
import css from '../content/content.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts, PageHead } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { useParam } from '../routing/address.ts';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Aside, AsideActions, Split } from '../table/split.tsx';

const columns: readonly Column<MediaRow>[] = [
  {
    id: 'picture',
    label: t('desk.content.picture'),
    value: ({ address }) => address,
    cell: ({ address }) => <img className={css.thumb} src={address} alt="" />,
  },
  {
    id: 'name',
    label: t('desk.content.field.name'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'size', label: t('desk.content.size'), value: ({ width, height }) => `${width} × ${height}` },
  {
    id: 'bytes',
    label: t('desk.content.weight'),
    value: ({ bytes }) => Math.ceil(bytes / 1024),
    isNumber: true,
  },
  { id: 'by', label: t('desk.content.lastChange'), value: ({ changed_by }) => changed_by },
];

export default function MediaPage() {
  const { data, isPending } = useRead(media.list, {});
  const [item, setItem] = useParam('item');
  const rows = data?.items ?? none;
  const opened = rows.find(({ name }) => name === item);
  return (
    <>
      <PageHead title={t('desk.shell.room.media')} note={t('desk.content.note.media')}>
        <Upload />
      </PageHead>
      <Split isOpen={opened !== undefined}>
        <DataTable
          label={t('desk.shell.room.media')}
          columns={columns}
          rows={rows}
          idOf={({ name }) => name}
          empty={t('desk.content.empty')}
          isLoading={isPending}
        />
        {opened && (
          <Aside label={opened.name} onClose={() => setItem('')}>
            <div className={css.form}>
              <img className={css.picture} src={opened.address} alt="" />
            </div>
            <Facts
              facts={[
                [t('desk.content.address'), opened.address],
                [t('desk.content.size'), `${opened.width} × ${opened.height}`],
                [t('desk.content.lastChange'), <When key="at" at={opened.changed_at} />],
              ]}
            />
            <AsideActions>
              <Button
                icon="copy"
                onClick={() =>
                  void navigator.clipboard
                    .writeText(opened.address)
                    .then(() => sayToast({ text: t('desk.content.copied') }))
                }
              >
                {t('desk.content.copyAddress')}
              </Button>
            </AsideActions>
          </Aside>
        )}
      </Split>
    </>
  );
}

const none: readonly MediaRow[] = [];

function Upload() {
  const [isBusy, setIsBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setIsBusy(true);
    try {
      await sendPicture(file);
      sayToast({ text: t('desk.content.uploaded') });
      await refresh(['desk-content']);
    } catch (error) {
      sayToast({ text: refusalWords(error), isBad: true });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <label>
      <input
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        look="next"
        icon="upload"
        isBusy={isBusy}
        onClick={({ currentTarget }) => currentTarget.closest('label')?.querySelector('input')?.click()}
      >
        {t('desk.content.upload')}
      </Button>
    </label>
  );
}
