// Search over games: as one types, after a short rest. The field keeps the focus and the arrow keys walk the list, as
// in a combo box.
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Input } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { Icon } from '#ui/icon.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRead } from '../asking/reads.ts';
import { REST_MS, useRested } from '../asking/use-rested.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayHash } from '../player/use-play-hash.ts';
import css from './games-search-popup.module.css';
import { SearchResults } from './search-results.tsx';

const suggestions: Input<typeof games.get> = { count: 6 };

export default function GamesSearchPopup({ frame }: DialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const hash = usePlayHash();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const query = useRested(text.trim(), REST_MS);
  const answer = useRead(games.get, query === '' ? suggestions : { query, count: PAGE_SIZE_MAX });
  const found = answer.data?.items ?? [];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % found.length);
    }
    const game = found[chosen];
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
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[chosen] && `${listId}-${found[chosen].sysname}`}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <SearchResults
          listId={listId}
          answer={answer}
          isSearching={query !== ''}
          chosen={chosen}
          onPoint={setChosen}
        />
      </div>
    </PopupFrame>
  );
}
