// What was changed about an entry, the latest first, and the way back to each.
import { useState } from 'react';
import type { EntryName, Json } from '#contract/content-entries.ts';
import { type ContentChange, content } from '#contract/desk/content.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { requestSecondPerson } from '../asking/second-person.ts';
import { useSend } from '../asking/sends.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { When } from '../parts/when.tsx';
import { sayToast } from '../shell/toasts.ts';
import css from './content.module.css';
import { Difference } from './difference.tsx';

interface HistoryProps {
  entry: EntryName;
  version: number;
}

export function History({ entry, version }: HistoryProps) {
  const named = { kind: entry.kind, name: entry.name, language: entry.locale };
  const { data } = useRead(content.history, named);
  const { mutateAsync, isPending } = useSend(content.rollBack);
  const [opened, setOpened] = useState<number | null>(null);
  const goBack = async ({ version: changed, before }: ContentChange) => {
    const to = changed - 1;
    try {
      await mutateAsync({ ...named, version, to });
      sayToast({ text: t('desk.content.wentBack', { version: to }) });
    } catch (error) {
      const value = before === null ? {} : { value: JSON.parse(before) as Json };
      if (await requestSecondPerson(error, [{ ...entry, version, ...value }])) return;
      sayToast({ text: refusalWords(error), isBad: true });
    }
  };
  const items = data?.items ?? [];
  return (
    <section className={css.history} aria-label={t('desk.content.history')}>
      <h3>{t('desk.content.history')}</h3>
      {items.length === 0 && <p className={css.quiet}>{t('desk.content.noHistory')}</p>}
      <ol>
        {items.map((change) => (
          <li key={change.version}>
            <div className={css.change}>
              <span>
                <b>{t('desk.content.version', { version: change.version })}</b> · {change.changed_by} ·{' '}
                <When at={change.changed_at} />
                {change.note && ` · ${change.note}`}
              </span>
              <Button
                isSmall
                look="line"
                aria-expanded={opened === change.version}
                onClick={() => setOpened(opened === change.version ? null : change.version)}
              >
                {t('desk.content.compare')}
              </Button>
              <Button isSmall look="line" isBusy={isPending} onClick={() => void goBack(change)}>
                {t('desk.content.goBack')}
              </Button>
            </div>
            {opened === change.version && (
              <Difference
                before={{ label: t('desk.content.before'), json: change.before }}
                after={{ label: t('desk.content.after'), json: change.after }}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
