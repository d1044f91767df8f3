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
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';
import { RowList } from '../table/row-list.tsx';
import { AsideActions } from '../table/split.tsx';

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
  return (
    <>
      <PageHead title={t('desk.shell.room.media')} note={t('desk.content.note.media')}>
        <Upload />
      </PageHead>
      <RowList
        label={t('desk.shell.room.media')}
        columns={columns}
        rows={data?.items ?? none}
        idOf={({ name }) => name}
        empty={t('desk.content.empty')}
        isLoading={isPending}
        titleOf={({ name }) => name}
        view={(picture) => <Picture picture={picture} />}
      />
    </>
  );
}

const none: readonly MediaRow[] = [];

const Picture = ({ picture }: { picture: MediaRow }) => (
  <>
    <div className={css.form}>
      <img className={css.picture} src={picture.address} alt="" />
    </div>
    <Facts
      facts={[
        [t('desk.content.address'), picture.address],
        [t('desk.content.size'), `${picture.width} × ${picture.height}`],
        [t('desk.content.lastChange'), <When key="at" at={picture.changed_at} />],
      ]}
    />
    <AsideActions>
      <Button
        icon="copy"
        onClick={() =>
          void navigator.clipboard
            .writeText(picture.address)
            .then(() => sayToast({ text: t('desk.content.copied') }))
        }
      >
        {t('desk.content.copyAddress')}
      </Button>
    </AsideActions>
  </>
);

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
