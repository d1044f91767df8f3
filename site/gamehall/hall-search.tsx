import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { REST_MS, useRested } from '../asking/use-rested.ts';
import { useText } from '../i18n/use-text.tsx';
import type { HallChoice } from './hall-choice.ts';
import css from './hall-search.module.css';

/** Narrows the list as one types; the words go into the address, in place of the former ones. */
export function HallSearch({ choice: { query } }: { choice: HallChoice }) {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const rested = useRested(text, REST_MS);
  const [sent, setSent] = useState(query);
  const [seen, setSeen] = useState(query);

  // Words that this field did not send came with a link or a step back, and are taken over: to put the own ones back
  // would undo the visitor's step, even one to another page.
  if (query !== seen) {
    setSeen(query);
    if (query !== sent) {
      setText(query);
      setSent(query);
    }
  }

  useEffect(() => {
    if (rested.trim() === sent || rested !== text) return;
    setSent(rested.trim());
    void navigate({
      to: '/gamehall',
      search: (before) => ({ ...before, query: rested.trim() || undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [rested, text, sent, navigate]);

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
