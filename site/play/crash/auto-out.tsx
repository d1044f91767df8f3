import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import css from './auto-out.module.css';

interface AutoOutProps {
  /** Null: one leaves by hand alone. */
  targetX100: number | null;
  range: readonly [least: number, most: number];
  isLocked: boolean;
  onTarget(targetX100: number | null): void;
}

const quick = [150, 200, 500, 1000] as const;

/** Where one is taken out without a press. Written as one says it, "2.5"; nothing is off. */
export function AutoOut({ targetX100, range: [least, most], isLocked, onTarget }: AutoOutProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const settle = () => {
    const x100 = Math.round(Number((text ?? '').replace(',', '.')) * 100);
    const isNamed = Number.isFinite(x100) && x100 > 0;
    onTarget(isNamed ? Math.min(Math.max(x100, least), most) : null);
    setText(null);
  };
  return (
    <div className={css.card}>
      <label className={css.label} htmlFor={id}>
        {t('play.crash.auto')}
      </label>
      <input
        id={id}
        className={css.input}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('play.crash.off')}
        value={text ?? (targetX100 === null ? '' : String(targetX100 / 100))}
        disabled={isLocked}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => text !== null && settle()}
        onKeyDown={({ key }) => key === 'Enter' && text !== null && settle()}
      />
      <div className={css.quick}>
        <button
          type="button"
          className={css.pick}
          disabled={isLocked}
          aria-pressed={targetX100 === null}
          onClick={() => onTarget(null)}
        >
          {t('play.crash.off')}
        </button>
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
