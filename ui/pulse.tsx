import css from './pulse.module.css';

/** The dot that says: this is happening now. Decoration; words beside it say "live". */
export const Pulse = ({ tone = 'hot' }: { tone?: 'hot' | 'win' }) => (
  <span aria-hidden="true" className={`${css.pulse} ${css[tone]}`} />
);
