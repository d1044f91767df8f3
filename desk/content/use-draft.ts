// An entry as it is being edited: on which version, and what came of trying to save it.
import { useEffect, useState } from 'react';
import type { EntryName, Json } from '#contract/content-entries.ts';
import { content } from '#contract/desk/content.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { problemsOf, refusalWords } from '../asking/refusal-words.ts';
import { requestSecondPerson } from '../asking/second-person.ts';
import { useSend } from '../asking/sends.ts';
import { t } from '../i18n/text.ts';
import { sayToast } from '../shell/toasts.ts';

export interface Kept extends EntryName {
  /** JSON; null: there is none yet. */
  value: string | null;
  version: number;
}

type Conflict = Refusal<'ContentChanged'>['details']['error_data'];

export type Draft = ReturnType<typeof useDraft>;

export function useDraft(kept: Kept, first: Json, start?: Json) {
  const [draft, setDraft] = useState<Json>(
    () => start ?? (kept.value === null ? first : (JSON.parse(kept.value) as Json)),
  );
  const [base, setBase] = useState(kept.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [problem, setProblem] = useState('');
  const { mutateAsync, isPending } = useSend(content.save);
  const json = JSON.stringify(draft);
  const isDirty = json !== (kept.value ?? JSON.stringify(first)) || kept.version === 0;

  // Somebody else's change is shown at once where nothing of one's own would be lost by it.
  useEffect(() => {
    if (kept.version === base || isDirty || kept.value === null) return;
    setDraft(JSON.parse(kept.value) as Json);
    setBase(kept.version);
  }, [kept.version, kept.value, base, isDirty]);

  async function save(note = ''): Promise<boolean> {
    const { kind, name, locale } = kept;
    setProblem('');
    try {
      const { version } = await mutateAsync({
        kind,
        name,
        language: locale,
        version: base,
        value: json,
        note,
      });
      setBase(version);
      setConflict(null);
      sayToast({ text: t('desk.content.saved') });
      return true;
    } catch (error) {
      if (await requestSecondPerson(error, [{ kind, name, locale, version: base, value: draft }]))
        return true;
      if (isRefusal(error, 'ContentChanged')) setConflict(error.details.error_data);
      else setProblem([refusalWords(error), ...Object.keys(problemsOf(error))].join(' · '));
      return false;
    }
  }

  return {
    ...{ draft, setDraft, json, isDirty, isPending, problem, conflict, save },
    /** Goes on from what the other has said: with one's own words, or with theirs. */
    settle(choice: 'mine' | 'theirs') {
      if (conflict === null) return;
      setBase(conflict.version);
      if (choice === 'theirs') setDraft(JSON.parse(conflict.value) as Json);
      setConflict(null);
    },
  };
}
