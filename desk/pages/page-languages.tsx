// The text of a page in one language.
import type { Json } from '#contract/content-entries.ts';
import { content } from '#contract/desk/content.ts';
import { useRead } from '../asking/reads.ts';
import { EntryEditor } from '../content/entry-editor.tsx';
import type { Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';

interface PageLanguagesProps {
  slug: string;
  page: Pick<Row<unknown>, 'version'>;
  locale: string;
  locales: readonly string[];
  onDone: () => void;
}

interface PageText {
  readonly [field: string]: Json;
}

const empty: PageText = { title: '', description: '', intro: '', sections: [], body: '' };

export function PageLanguages({ slug, page, locale, locales, onDone }: PageLanguagesProps) {
  const { data } = useRead(content.list, { kind: 'page' });
  if (data === undefined) return <p>{t('desk.shell.loading')}</p>;
  const kept = data.items.find((entry) => entry.name === slug && entry.locale === locale);
  // A page of a release has no rich text yet: the field is there for it all the same.
  const value =
    kept?.value == null ? null : JSON.stringify({ body: '', ...(JSON.parse(kept.value) as PageText) });
  return (
    <EntryEditor
      kept={{ kind: 'page', name: slug, locale, value, version: kept?.version ?? 0 }}
      first={empty}
      locales={locales}
      path={page.version === 0 ? undefined : `/${slug}`}
      onDone={onDone}
    />
  );
}
