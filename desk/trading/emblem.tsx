import type { Competitor } from '#contract/betting/event.ts';
import bookCss from './book.module.css';

/** A side by its two colours: enough to tell two apart at a glance. */
export const Emblem = ({ of: { colours } }: { of: Competitor }) => (
  <span
    className={bookCss.emblem}
    aria-hidden="true"
    style={{ background: `linear-gradient(135deg, ${colours[0]} 50%, ${colours[1]} 50%)` }}
  />
);
