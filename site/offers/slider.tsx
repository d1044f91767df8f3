import { type CSSProperties, useId } from 'react';
import css from './slider.module.css';

interface SliderProps {
  label: string;
  /** What is said and shown of the value. */
  valueText: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

export function Slider({ label, valueText, min, max, step, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{valueText}</output>
      </div>
      <input
        id={id}
        className={css.input}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        style={{ '--done': `${((value - min) / Math.max(1, max - min)) * 100}%` } as CSSProperties}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
