// Where visitors are sent instead of an address of ours.
import { useState } from 'react';
import { content } from '#contract/desk/content.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import css from '../content/content.module.css';
import { Labelled } from '../content/labelled.tsx';
import { ListRoom, type Row } from '../content/list-room.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { sayToast } from '../shell/toasts.ts';
import type { Column } from '../table/columns.ts';

interface RedirectValue {
  from_url: string;
  to_url: string;
}

const columns: readonly Column<Row<RedirectValue>>[] = [
  {
    id: 'from',
    label: t('desk.content.field.from-url'),
    value: ({ name }) => name,
    cell: ({ name }) => <b>{name}</b>,
  },
  { id: 'to', label: t('desk.content.field.to-url'), value: ({ value }) => value.to_url, isWide: true },
];

export default function RedirectsPage() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ListRoom<RedirectValue>
        room="redirects"
        title={t('desk.shell.room.redirects')}
        note={t('desk.content.note.redirects')}
        kind="redirect"
        columns={columns}
      >
        <Button icon="plus" onClick={() => setIsAdding(true)}>
          {t('desk.content.new.redirect')}
        </Button>
      </ListRoom>
      {isAdding && <NewRedirect onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** The address it is from is what it is known by, so that comes first. */
function NewRedirect({ onClose }: { onClose: () => void }) {
  const [rule, setRule] = useState<RedirectValue>({ from_url: '/', to_url: '/' });
  const [problem, setProblem] = useState('');
  const { mutateAsync, isPending } = useSend(content.save);
  const add = async () => {
    try {
      await mutateAsync({ kind: 'redirect', name: rule.from_url, version: 0, value: JSON.stringify(rule) });
      sayToast({ text: t('desk.content.saved') });
      onClose();
    } catch (error) {
      setProblem(refusalWords(error));
    }
  };
  return (
    <Dialog title={t('desk.content.new.redirect')} says={t('desk.content.redirectSays')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {(['from_url', 'to_url'] as const).map((name) => (
          <Labelled key={name} name={name}>
            <input
              className={css.control}
              value={rule[name]}
              onChange={({ target }) => setRule({ ...rule, [name]: target.value })}
            />
          </Labelled>
        ))}
        {problem !== '' && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={css.row}>
          <Button type="submit" look="next" isBusy={isPending}>
            {t('desk.content.publish')}
          </Button>
          <Button onClick={onClose}>{t('desk.shell.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
