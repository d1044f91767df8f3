import type { ComponentProps, MouseEvent } from 'react';
import { go } from './address.ts';

/** A link within the desk: no page is loaded for it, unless it is opened elsewhere. */
export function RoomLink({ href, onClick, ...native }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...native}
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
