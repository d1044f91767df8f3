import { digitCells } from './digits.ts';
import css from './number-roll.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const strip = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** A written number whose digits roll to their new values when it changes. Where motion is unwelcome they just change. */
export const NumberRoll = ({ text }: { text: string }) => (
  <span className={css.roll}>
    <VisuallyHidden>{text}</VisuallyHidden>
    <span className={css.places} aria-hidden="true">
      {digitCells(text).map(({ key, glyph, isDigit }) =>
        isDigit ? (
          <span key={key} className={css.window}>
            <span className={css.strip} data-digit={glyph}>
              {strip}
            </span>
          </span>
        ) : (
          <span key={key}>{glyph}</span>
        ),
      )}
    </span>
  </span>
);
