// Every message of the site, in all languages side by side, and what a language lacks.
import { content, type TextRow } from '#contract/desk/content.ts';
import { useRead } from '../asking/reads.ts';
import css from '../content/content.module.css';
import type {} from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import { PageHead, Tag } from '../parts/pieces.tsx';
import { useParam } from '../routing/address.ts';
import type { Column } from '../table/columns.ts';
import { Bar, Choice, Search } from '../table/filters.tsx';
import { RowList } from '../table/row-list.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { TextEditor } from './text-editor.tsx';

const columnsOf = (locales: readonly string[]): readonly Column<TextRow>[] => [
  {
    id: 'name',
    label: t('desk.content.message'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  ...locales.map(
    (code): Column<TextRow> => ({
      id: code,
      label: code.toUpperCase(),
      value: ({ said }) => said[code]?.text ?? '',
      cell: ({ said }) => <Said said={said[code]} />,
      isWide: true,
    }),
  ),
];

function Said({ said }: { said: TextRow['said'][string] | undefined }) {
  if (said === undefined || said.text === '')
    return <span className={css.lacking}>{t('desk.content.missing')}</span>;
  return (
    <span className={css.said}>
      {said.is_changed && <Tag tone="due">{t('desk.content.changed')}</Tag>} {said.text}
    </span>
  );
}

export default function TextsPage() {
  const [area] = useParam('area');
  const [find] = useParam('find');
  const [missing] = useParam('missing');
  const [state] = useParam('state');
  const { data, isPending } = useRead(content.texts, {
    ...(area !== '' && { area }),
    ...(find !== '' && { find }),
    ...(missing !== '' && { missing }),
    ...(state === 'changed' && { state: 'changed' as const }),
  });
  const locales = data?.locales ?? none;
  const rows = data?.items ?? noRows;
  const columns = columnsOf(locales);
  const lacks = locales.map((code) => `${code} ${data?.lacks[code] ?? 0}`).join(' · ');
  return (
    <>
      <PageHead title={t('desk.shell.room.texts')} note={t('desk.content.lacks', { lacks })}>
        <TableTools room="texts" columns={columns} rows={rows} />
      </PageHead>
      <Bar>
        <Search name="find" label={t('desk.content.find')} />
        <Choice name="area" label={t('desk.content.area')} options={(data?.areas ?? none).map(plain)} />
        <Choice name="missing" label={t('desk.content.missingIn')} options={locales.map(plain)} />
        <Choice
          name="state"
          label={t('desk.content.state')}
          options={[{ value: 'changed', label: t('desk.content.changed') }]}
        />
      </Bar>
      <RowList
        label={t('desk.shell.room.texts')}
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        empty={t('desk.content.empty')}
        isLoading={isPending}
        foot={<span>{t('desk.content.found', { count: data?.found ?? 0 })}</span>}
        titleOf={({ name }) => name}
        view={(row) => <TextEditor row={row} locales={locales} />}
      />
    </>
  );
}

const none: readonly string[] = [];
const noRows: readonly TextRow[] = [];
const plain = (value: string) => ({ value, label: value });
