// What something new is to be called: it is known by that from then on.
import { useState } from 'react';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import css from './content.module.css';
import { Labelled } from './labelled.tsx';

interface NameDialogProps {
  title: string;
  field: string;
  first: string;
  onName: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ title, field, first, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(first);
  return (
    <Dialog title={title} says={t('desk.content.nameSays')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name.trim());
        }}
      >
        <Labelled name={field}>
          <input className={formCss.control} value={name} onChange={({ target }) => setName(target.value)} />
        </Labelled>
        <div className={css.row}>
          <Button type="submit" look="next">
            {t('desk.content.goOn')}
          </Button>
          <Button onClick={onClose}>{t('desk.shell.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
