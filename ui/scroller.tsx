// A row of things to scroll along. It is a plain scrolling list: thumbs, wheels and the tab key need no script.
// The two buttons are for the mouse, and hide where there is nothing to scroll.
import { Children, type ReactNode, useId, useRef } from 'react';
import { Heading } from './heading.tsx';
import { IconButton } from './icon-button.tsx';
import { stepOf } from './scroll-edges.ts';
import css from './scroller.module.css';
import { useEdges } from './use-edges.ts';

interface ScrollerProps {
  /** Words, or a link of them to all of it. */
  title: ReactNode;
  /** A few words after the title: "12 games". */
  note?: ReactNode;
  /** A link to all of it. */
  action?: ReactNode;
  /** What stands in the row sets how many fit. */
  holds?: 'tiles' | 'ranked' | 'cards' | 'events';
  previousLabel: string;
  nextLabel: string;
  children: ReactNode;
}

export function Scroller({
  title,
  note,
  action,
  holds = 'tiles',
  previousLabel,
  nextLabel,
  children,
}: ScrollerProps) {
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useEdges(track, Children.count(children));

  function go(direction: 1 | -1) {
    const list = track.current!;
    const step = stepOf(list.clientWidth, getComputedStyle(list).direction === 'rtl');
    list.scrollBy({ left: step * direction, behavior: 'smooth' });
  }

  return (
    <section aria-labelledby={titleId}>
      <header className={css.header}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {note && <span className={css.note}>{note}</span>}
        <span className={css.actions}>
          {action}
          <span className={css.steps} data-idle={(isAtStart && isAtEnd) || undefined}>
            <IconButton
              size="s"
              icon="caret-left"
              label={previousLabel}
              disabled={isAtStart}
              onClick={() => go(-1)}
            />
            <IconButton
              size="s"
              icon="caret-right"
              label={nextLabel}
              disabled={isAtEnd}
              onClick={() => go(1)}
            />
          </span>
        </span>
      </header>
      <ul ref={track} className={`${css.track} ${css[holds]}`}>
        {Children.map(children, (child) => (
          <li className={css.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
