// Search over matches: teams and leagues, as one types, typing errors forgiven. The field keeps the focus and the arrow
// keys walk the list.
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import type { EventRow } from '#contract/betting/event.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRead } from '../asking/reads.ts';
import { REST_MS, useRested } from '../asking/use-rested.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { SideMark } from './emblem.tsx';
import css from './event-search-popup.module.css';
import { LeagueName } from './league-name.tsx';
import { LiveMark } from './live-mark.tsx';
import { isLive } from './use-board.ts';
import { useClock } from './use-clock.ts';
import { useEventTime } from './use-event-time.ts';

const COUNT = 12;

export default function EventSearchPopup({ frame }: DialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useRested(text.trim(), REST_MS);
  const { data } = useRead(
    sportsCalls.getEvents,
    search === '' ? { view: 'live', count: COUNT } : { search, count: COUNT },
  );
  const found = data?.items ?? [];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % found.length);
    }
    const row = found[chosen];
    if (event.key !== 'Enter' || row === undefined) return;
    event.preventDefault();
    void navigate({ to: '/betting/event/$id', params: { id: String(row.id) } });
  }
  return (
    <PopupFrame {...frame} title={t('betting.search.title')}>
      <div className={css.search}>
        <TextField
          inputMode="search"
          label={t('betting.search.label')}
          leading={<Icon name="search" size={18} />}
          value={text}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[chosen] && `${listId}-${found[chosen].id}`}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        {data !== undefined && found.length === 0 ? (
          <EmptyState object="/art/obj-320/football.webp" title={t('betting.search.nothing')}>
            {t('betting.search.hint')}
          </EmptyState>
        ) : (
          // The field above holds the focus and names the chosen row; the rows are links for the pointer.
          <div
            id={listId}
            role="listbox"
            aria-label={t('betting.search.title')}
            tabIndex={-1}
            className={css.list}
          >
            {found.map((event, place) => (
              <Found
                key={event.id}
                id={`${listId}-${event.id}`}
                event={event}
                isChosen={place === chosen}
                onPoint={() => setChosen(place)}
              />
            ))}
          </div>
        )}
      </div>
    </PopupFrame>
  );
}

interface FoundProps {
  id: string;
  event: EventRow;
  isChosen: boolean;
  onPoint: () => void;
}

function Found({ id, event, isChosen, onPoint }: FoundProps) {
  const { both } = useEventTime();
  const clock = useClock(event.league.sport);
  return (
    <Link
      id={id}
      to="/betting/event/$id"
      params={{ id: String(event.id) }}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={css.found}
      onPointerEnter={onPoint}
    >
      <SideMark sport={event.league.sport} side={event.home} size={26} />
      <span className={css.words}>
        <strong>
          {event.home.name} – {event.away.name}
        </strong>
        <small>
          <LeagueName league={event.league} />
        </small>
      </span>
      <span className={css.when}>
        {isLive(event) ? <LiveMark clock={clock(event.state)} /> : both(event.starts_at)}
      </span>
    </Link>
  );
}
