// The text of a page in one language.
import { useState } from 'react';
import type { Json } from '#contract/content-entries.ts';
import { content } from '#contract/desk/content.ts';
import { useRead } from '../asking/reads.ts';
import css from '../content/content.module.css';
import { EntryEditor } from '../content/entry-editor.tsx';
import type { Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { asRichText, type Section } from './rich-sections.ts';

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

const stay = () => undefined;
const empty: PageText = { title: '', description: '', intro: '', sections: [], body: '' };

export function PageLanguages({ slug, page, locale, locales, onDone }: PageLanguagesProps) {
  const { data } = useRead(content.list, { kind: 'page' });
  const [start, setStart] = useState<PageText>();
  if (data === undefined) return <p>{t('desk.shell.loading')}</p>;
  const kept = data.items.find((entry) => entry.name === slug && entry.locale === locale);
  // A page of a release has no rich text yet: the field is there for it all the same.
  const value =
    kept?.value == null ? null : JSON.stringify({ body: '', ...(JSON.parse(kept.value) as PageText) });
  const text = value === null ? null : (JSON.parse(value) as PageText);
  const sections = (text?.['sections'] ?? []) as unknown as readonly Section[];
  return (
    <>
      {text !== null && sections.length > 0 && start === undefined && (
        <div className={css.languages}>
          <Button
            isSmall
            icon="pencil"
            onClick={() =>
              setStart({ ...text, sections: [], body: `${asRichText(sections)}${String(text['body'])}` })
            }
          >
            {t('desk.content.toRich')}
          </Button>
        </div>
      )}
      <EntryEditor
        key={String(start !== undefined)}
        start={start}
        kept={{ kind: 'page', name: slug, locale, value, version: kept?.version ?? 0 }}
        first={empty}
        locales={locales}
        path={page.version === 0 ? undefined : `/${slug}`}
        // The first words of a language are seldom the last: the form stays.
        onDone={kept === undefined ? stay : onDone}
      />
    </>
  );
}
