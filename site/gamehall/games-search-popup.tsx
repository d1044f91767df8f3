// Search over games: found here with every key, and by the server after a short rest. The field keeps the focus and the
// arrow keys walk the list, as in a combo box.
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayHash } from '../player/use-play-hash.ts';
import css from './games-search-popup.module.css';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';

export default function GamesSearchPopup({ frame }: DialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const hash = usePlayHash();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, refusal, retry } = useFound(text.trim());
  const games = found?.items ?? [];
  // A key never waits for the rows of the one before it to be drawn.
  const shown = useDeferredValue(found);
  const isSearching = useDeferredValue(text.trim() !== '');

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && games.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + games.length) % games.length);
    }
    const game = games[chosen];
    if (event.key !== 'Enter' || game === undefined) return;
    // Changing the page closes the dialog and gives the focus back to what opened it, which this key would then press.
    event.preventDefault();
    void navigate({ to: '/game/$sysname', params: { sysname: game.sysname }, ...hash });
  }

  return (
    <PopupFrame {...frame} title={t('search.title')}>
      <div className={css.search}>
        <TextField
          inputMode="search"
          label={t('search.label')}
          hint={matchMedia('(hover: hover)').matches && t('search.keys')}
          leading={<Icon name="search" size={18} />}
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={games.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={games[chosen] && `${listId}-${games[chosen].sysname}`}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <SearchResults
          listId={listId}
          found={shown}
          refusal={refusal}
          onRetry={retry}
          isSearching={isSearching}
          chosen={chosen}
          onPoint={setChosen}
        />
      </div>
    </PopupFrame>
  );
}
