import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { useText } from '../../i18n/use-text.tsx';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import css from './slot-status.module.css';
import { gridAfter, type SlotStep } from './slot-steps.ts';

interface SlotStatusProps {
  steps: readonly SlotStep[];
  figures: SlotFigures;
  look: SlotLook;
}

/** Under the reels: which spin of how many, how many times it is paid, how many ways there are. */
export function SlotStatus({ steps, figures, look }: SlotStatusProps) {
  const t = useText();
  const last = <S extends SlotStep['step']>(name: S) =>
    steps.findLast((step): step is Extract<SlotStep, { step: S }> => step.step === name);
  const [spin, spins] = [last('spin'), last('spins')];
  const words: string[] = [];
  if (spin !== undefined) words.push(t('play.slot.spinOf', { number: spin.number, count: spin.count }));
  else if (spins !== undefined) words.push(t('play.slot.freeSpins', { count: spins.count }));
  const times = last('multiplier')?.times ?? last('again')?.times ?? spin?.times ?? 1;
  // A ladder is shown as one, above the reels.
  if (times > 1 && figures.tumble?.ladder === undefined) words.push(t('play.slot.times', { times }));
  const charged = chargedAfter(steps);
  if (charged > 0) words.push(t('play.slot.charges', { times: charged }));
  // Reels that still run have not told what they come to.
  const stopped = steps.at(-1)?.step === 'reveal' ? steps.slice(0, -1) : steps;
  const spun = stopped.findLast(({ step }) => step === 'reveal' || step === 'spin');
  const factor = spun?.step === 'reveal' ? spun.factor : undefined;
  if (factor !== undefined) words.push(t('play.slot.factor', { times: factor }));
  const ways = figures.win.by === 'ways' ? waysOf(stopped, figures) : null;
  if (ways !== null) words.push(t('play.slot.ways', { count: ways }));
  if (figures.win.by === 'lines' && words.length === 0)
    words.push(t('play.slot.lines', { count: figures.win.lines.length }));
  const special = spins?.special === undefined ? undefined : look.pictures[spins.special];
  return (
    <ul className={css.status}>
      {special !== undefined && (
        <li className={css.word}>
          <img src={pictureAt(special)} alt={t('play.slot.special')} width={26} height={26} />
        </li>
      )}
      {words.map((text) => (
        <li key={text} className={css.word}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** All charges of the chain that falls, before they have multiplied it. */
function chargedAfter(steps: readonly SlotStep[]): number {
  const last = steps.findLast(({ step }) => ['reveal', 'charge', 'multiplier'].includes(step));
  return last?.step === 'charge' ? last.sum : 0;
}

/** Null: reels of changing height have not been turned yet. */
function waysOf(steps: readonly SlotStep[], { heights }: SlotFigures): number | null {
  const rows = gridAfter(steps)?.map(({ length }) => length) ?? heights;
  return rows.reduce<number | null>(
    (ways, count) => (ways === null || typeof count !== 'number' ? null : ways * count),
    1,
  );
}
