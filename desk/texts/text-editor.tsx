// One message in every language: each is an entry of its own, saved by itself.
import { useState } from 'react';
import type { TextRow } from '#contract/desk/content.ts';
import css from '../content/content.module.css';
import { History } from '../content/history.tsx';
import { SaveTroubles } from '../content/save-troubles.tsx';
import { type Kept, useDraft } from '../content/use-draft.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';

interface TextEditorProps {
  row: TextRow;
  locales: readonly string[];
}

export function TextEditor({ row, locales }: TextEditorProps) {
  const [shown, setShown] = useState(locales[0] ?? 'en');
  const said = row.said[shown];
  return (
    <>
      <div className={css.form}>
        {locales.map((code) => (
          <Language key={`${code} ${row.name}`} row={row} locale={code} />
        ))}
      </div>
      <div className={css.languages} role="tablist" aria-label={t('desk.content.history')}>
        {locales.map((code) => (
          <Button
            key={code}
            isSmall
            role="tab"
            aria-selected={code === shown}
            look={code === shown ? 'next' : 'line'}
            onClick={() => setShown(code)}
          >
            {code}
          </Button>
        ))}
      </div>
      {said && <History entry={{ kind: 'text', name: row.name, locale: shown }} version={said.version} />}
    </>
  );
}

function Language({ row, locale }: { row: TextRow; locale: string }) {
  const said = row.said[locale];
  const kept: Kept = {
    ...({ kind: 'text', name: row.name, locale } as const),
    value: said === undefined ? null : JSON.stringify(said.text),
    version: said?.version ?? 0,
  };
  const work = useDraft(kept, '');
  const { draft, setDraft, isDirty, isPending, save } = work;
  return (
    <div className={css.field}>
      <div className={css.word} data-lacks={draft === '' || undefined}>
        <span className={css.code}>{locale}</span>
        <textarea
          className={formCss.control}
          rows={2}
          lang={locale}
          aria-label={`${row.name}, ${locale}`}
          placeholder={t('desk.content.missing')}
          value={String(draft)}
          onChange={({ target }) => setDraft(target.value)}
        />
      </div>
      <SaveTroubles {...work} />
      {isDirty && draft !== '' && (
        <div className={css.row}>
          <Button isSmall look="next" isBusy={isPending} onClick={() => void save()}>
            {t('desk.content.publish')}
          </Button>
          <Button isSmall onClick={() => setDraft(said?.text ?? '')}>
            {t('desk.shell.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
