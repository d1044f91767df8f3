import { useEffect } from 'react';
import { games } from '#contract/games.ts';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './search-field.module.css';
import { useIsSports } from './use-is-sports.ts';

/** Looks like a field and is a button: the search itself opens over the page. The key "/" opens it too. */
export function SearchField() {
  const t = useText();
  const dialogs = useDialogs();
  const { data } = useRead(games.getProviders, {});
  const count = data?.items.reduce((sum, studio) => sum + studio.games, 0) ?? 0;
  const isSports = useIsSports();
  const name = isSports ? 'EventSearchPopup' : 'GamesSearchPopup';
  useSlashKey(() => void dialogs.open(name, {}));

  return (
    <button
      type="button"
      className={css.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onPointerEnter={() => void dialogs.warm(name)}
      onClick={() => dialogs.open(name, {})}
    >
      <Icon name="search" size={17} />
      <span className={css.words}>
        {isSports
          ? t('shell.search.events')
          : count > 0
            ? t('shell.search.hint', { count })
            : t('shell.search.open')}
      </span>
      <span className={css.key} aria-hidden="true">
        /
      </span>
    </button>
  );
}

function useSlashKey(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Also true inside a dialog: what is open already is not opened over. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
