// One entry being edited: its form, how it would look, what was changed about it, and what another has said meanwhile.
import type { Json } from '#contract/content-entries.ts';
import { content } from '#contract/desk/content.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { requestSecondPerson } from '../asking/second-person.ts';
import { send, useSend } from '../asking/sends.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { sayToast } from '../shell/toasts.ts';
import { AsideActions } from '../table/split.tsx';
import css from './content.module.css';
import { History } from './history.tsx';
import { SaveTroubles } from './save-troubles.tsx';
import { type Kept, useDraft } from './use-draft.ts';
import { ValueEditor } from './value-editor.tsx';

interface EntryEditorProps {
  kept: Kept;
  /** What stands in the form of something new. */
  first: Json;
  /** What the form begins with in place of what is kept. */
  start?: Json | undefined;
  locales: readonly string[];
  /** The page on which it can be seen; without one there is no preview. */
  path?: string | undefined;
  canRemove?: boolean;
  onDone: () => void;
}

export function EntryEditor({
  kept,
  first,
  start,
  locales,
  path,
  canRemove = true,
  onDone,
}: EntryEditorProps) {
  const work = useDraft(kept, first, start);
  const { draft, setDraft, isDirty, isPending, save } = work;
  const isNew = kept.version === 0;
  return (
    <>
      <div className={css.form}>
        <ValueEditor name="" value={draft} locales={locales} onChange={setDraft} />
        <SaveTroubles {...work} />
      </div>
      {!isNew && <History entry={nameOf(kept)} version={kept.version} />}
      <AsideActions>
        <Button
          look="next"
          isBusy={isPending}
          disabled={!isDirty}
          onClick={async () => (await save()) && isNew && onDone()}
        >
          {t('desk.content.publish')}
        </Button>
        {path !== undefined && (
          <Button icon="eye" onClick={() => void preview(path, kept, draft)}>
            {t('desk.content.preview')}
          </Button>
        )}
        {canRemove && !isNew && <RemoveButton kept={kept} onDone={onDone} />}
      </AsideActions>
    </>
  );
}

const nameOf = ({ kind, name, locale }: Kept) => ({ kind, name, locale });
const callOf = ({ kind, name, locale }: Kept) => ({ kind, name, language: locale });

async function preview(path: string, kept: Kept, value: Json): Promise<void> {
  // Opened at once: a browser lets no page open a window later than the press that asked for it.
  const shown = open('about:blank', '_blank');
  try {
    const entries = JSON.stringify({ entries: [{ ...nameOf(kept), value }] });
    const { link } = await send(content.preview, { path, entries });
    if (shown === null) location.assign(link);
    else shown.location.href = link;
  } catch (error) {
    shown?.close();
    sayToast({ text: refusalWords(error), isBad: true });
  }
}

/** It comes back by its history, so it is asked for once only. */
function RemoveButton({ kept, onDone }: { kept: Kept; onDone: () => void }) {
  const { mutateAsync, isPending } = useSend(content.remove);
  const remove = async () => {
    try {
      const { version } = await mutateAsync({ ...callOf(kept), version: kept.version });
      const undo = () => send(content.rollBack, { ...callOf(kept), version, to: kept.version });
      sayToast({ text: t('desk.content.removed'), action: { label: t('desk.shell.undo'), act: undo } });
      onDone();
    } catch (error) {
      if (await requestSecondPerson(error, [{ ...nameOf(kept), version: kept.version }])) return onDone();
      sayToast({ text: refusalWords(error), isBad: true });
    }
  };
  return (
    <Button look="harm" isBusy={isPending} onClick={() => void remove()}>
      {t('desk.shell.remove')}
    </Button>
  );
}
