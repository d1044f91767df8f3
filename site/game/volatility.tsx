import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useText } from '../i18n/use-text.tsx';
import { rangeText } from './sheet-words.ts';
import css from './volatility.module.css';

const levels = [1, 2, 3, 4, 5] as const;

/** How far rounds lie from each other, from 1 to 5; a range where that depends on how one plays. */
export function Volatility({ least, most }: { least: number; most: number }) {
  const t = useText();
  return (
    <span className={css.volatility}>
      {levels.map((level) => (
        <span
          key={level}
          className={css.level}
          data-reach={level <= least ? 'always' : level <= most ? 'partly' : undefined}
        />
      ))}
      <VisuallyHidden>{t('game.returns.level', { level: rangeText([least, most], String) })}</VisuallyHidden>
    </span>
  );
}
