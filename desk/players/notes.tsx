import { useState } from 'react';
import { type PlayerPicture, players } from '#contract/desk/players.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { edit, send, useSend } from '../asking/sends.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { sayToast } from '../shell/toasts.ts';
import css from './players.module.css';

/** For one another. Taken away, a note can be brought back for a moment. */
export function Notes({ id, notes }: { id: number; notes: PlayerPicture['notes'] }) {
  const [text, setText] = useState('');
  const add = useSend(players.addNote);
  const remove = (note: number) =>
    edit(
      {
        read: players.get,
        input: { player: id },
        apply: (shown) => ({ ...shown, notes: shown.notes.filter((one) => one.id !== note) }),
        says: t('desk.players.noteRemoved'),
        undo: () => send(players.restoreNote, { note }),
      },
      () => send(players.removeNote, { note }),
    );
  return (
    <Panel title={t('desk.players.notes')}>
      <form
        className={css.write}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          add.mutate(
            { player: id, text },
            {
              onSuccess: () => setText(''),
              onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
            },
          );
        }}
      >
        <textarea
          className={formCss.control}
          aria-label={t('desk.players.noteText')}
          placeholder={t('desk.players.noteText')}
          maxLength={2_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" isSmall isBusy={add.isPending}>
          {t('desk.players.addNote')}
        </Button>
      </form>
      {notes.length === 0 && <p className={css.inner}>{t('desk.players.noNotes')}</p>}
      <ul className={css.rows}>
        {notes.map((note) => (
          <li key={note.id}>
            <span className={css.text}>
              {note.text}
              <small>
                {note.by}, <When at={note.written_at} />
              </small>
            </span>
            <Button
              isSmall
              look="line"
              icon="trash"
              aria-label={t('desk.shell.remove')}
              onClick={() => void remove(note.id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
