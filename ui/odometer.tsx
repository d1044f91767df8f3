import { useState } from 'react';
import { classes } from './classes.ts';
import { digitCells } from './digits.ts';
import css from './odometer.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface OdometerProps {
  /** A written sum, "€1,248,096.42". */
  text: string;
  size?: 's' | 'm' | 'l' | 'xl';
}

/** The board of a jackpot: each digit on its own flap, which falls when the digit changes. */
export function Odometer({ text, size = 'm' }: OdometerProps) {
  const [shown, setShown] = useState({ text, before: text });
  if (shown.text !== text) setShown({ text, before: shown.text });

  const before = new Map(digitCells(shown.before).map(({ key, glyph }) => [key, glyph]));
  return (
    <span className={`${css.board} ${css[size]}`}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {digitCells(text).map(({ key, glyph, isDigit }) =>
        isDigit ? (
          <span
            key={`${key}-${glyph}`}
            aria-hidden="true"
            className={classes(css.flap, before.get(key) !== glyph && css.falling)}
          >
            {glyph}
          </span>
        ) : (
          <span key={key} aria-hidden="true" className={css.sign}>
            {glyph}
          </span>
        ),
      )}
    </span>
  );
}
