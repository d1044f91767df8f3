import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import css from './target-field.module.css';

interface TargetFieldProps {
  targetX100: number;
  range: readonly [least: number, most: number];
  isLocked: boolean;
  onTarget(targetX100: number): void;
}

const quick = [150, 200, 500, 1000, 10_000] as const;

/** A target is written as one says it, "2.5"; what cannot be read as one goes back to the last that could. */
export function TargetField({ targetX100, range: [least, most], isLocked, onTarget }: TargetFieldProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const settle = () => {
    const x100 = Math.round(Number((text ?? '').replace(',', '.')) * 100);
    if (Number.isFinite(x100) && x100 > 0) onTarget(Math.min(Math.max(x100, least), most));
    setText(null);
  };
  return (
    <div className={css.card}>
      <label className={css.label} htmlFor={id}>
        {t('play.limbo.target')}
      </label>
      <input
        id={id}
        className={css.input}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? String(targetX100 / 100)}
        disabled={isLocked}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => text !== null && settle()}
        onKeyDown={({ key }) => key === 'Enter' && text !== null && settle()}
      />
      <div className={css.quick}>
        {quick.map((x100) => (
          <button
            key={x100}
            type="button"
            className={css.pick}
            disabled={isLocked}
            aria-pressed={x100 === targetX100}
            onClick={() => onTarget(x100)}
          >
            {x100 / 100}×
          </button>
        ))}
      </div>
    </div>
  );
}
