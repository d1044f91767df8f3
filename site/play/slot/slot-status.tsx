import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './slot-status.module.css';
import { gridAfter, type SlotStep } from './slot-steps.ts';

/** Under the reels: which spin of how many, how many times it is paid, how many lives are left, how many ways there are. */
export function SlotStatus({ steps, figures }: { steps: readonly SlotStep[]; figures: SlotFigures }) {
  const t = useText();
  const last = <S extends SlotStep['step']>(name: S) =>
    steps.findLast((step): step is Extract<SlotStep, { step: S }> => step.step === name);
  const [spin, spins, held, coins] = [last('spin'), last('spins'), last('respin'), last('coins')];
  const words: string[] = [];
  if (spin !== undefined) words.push(t('play.slot.spinOf', { number: spin.number, count: spin.count }));
  else if (spins !== undefined) words.push(t('play.slot.freeSpins', { count: spins.count }));
  const times = last('multiplier')?.times ?? last('again')?.times ?? spin?.times ?? 1;
  if (times > 1) words.push(t('play.slot.times', { times }));
  if (coins !== undefined) words.push(t('play.slot.lives', { count: held?.lives ?? coins.lives }));
  const factor = last('reveal')?.factor;
  if (factor !== undefined) words.push(t('play.slot.factor', { times: factor }));
  if (figures.win.by === 'ways') words.push(t('play.slot.ways', { count: waysOf(steps, figures) }));
  if (figures.win.by === 'lines' && words.length === 0)
    words.push(t('play.slot.lines', { count: figures.win.lines.length }));
  return (
    <ul className={css.status}>
      {words.map((text) => (
        <li key={text} className={css.word}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function waysOf(steps: readonly SlotStep[], { heights }: SlotFigures): number {
  const rows = gridAfter(steps)?.map(({ length }) => length);
  const usual = heights.map((height) => (typeof height === 'number' ? height : 1));
  return (rows ?? usual).reduce((ways, count) => ways * count, 1);
}
