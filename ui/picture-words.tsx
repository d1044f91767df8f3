import type { ReactNode } from 'react';
import css from './picture-words.module.css';

interface PictureWordsProps {
  /** The name of one of our objects: 'owl'. */
  object: string;
  text: string;
  /** What follows, one below the other: a figure, a button. */
  children: ReactNode;
}

/** The inside of a small popup that has one thing to say. */
export const PictureWords = ({ object, text, children }: PictureWordsProps) => (
  <div className={css.body}>
    <img className={css.object} src={`/art/obj-320/${object}.webp`} width={120} height={120} alt="" />
    <p className={css.text}>{text}</p>
    {children}
  </div>
);
