import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { HallChoice } from './hall-choice.ts';
import css from './hall-search.module.css';
import { useRested } from './use-rested.ts';

const REST_MS = 300;

/** Narrows the list as one types; the words go into the address, in place of the former ones. */
export function HallSearch({ choice: { query } }: { choice: HallChoice }) {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const rested = useRested(text, REST_MS);

  useEffect(() => {
    if (rested.trim() === query || rested !== text) return;
    void navigate({
      to: '/gamehall',
      search: (before) => ({ ...before, query: rested.trim() || undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [rested, text, query, navigate]);

  return (
    <search className={css.search}>
      <Icon name="search" size={17} />
      <input
        className={css.field}
        type="text"
        inputMode="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t('hall.search')}
        placeholder={t('hall.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
