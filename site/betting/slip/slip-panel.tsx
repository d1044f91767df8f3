import { useState } from 'react';
import { LedRefusal } from '../../asking/led-refusal.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { SlipBars } from './slip-bars.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipHead } from './slip-head.tsx';
import { SlipLegs } from './slip-legs.tsx';
import { SlipModes } from './slip-modes.tsx';
import { SlipEmpty, SlipOutcome } from './slip-outcome.tsx';
import css from './slip-panel.module.css';
import { type Lowered, SlipStake } from './slip-stake.tsx';
import { usePlacing } from './use-placing.ts';
import { useSlip } from './use-slip.ts';
import { useSlipSpeech } from './use-slip-speech.ts';

interface SlipPanelProps {
  /** The line or the server is away: prices cannot be trusted. */
  isLost: boolean;
  titleId?: string;
  onClose?: (() => void) | undefined;
}

/** The bet slip: what is picked scrolls, what it comes to and the way to place it never do. */
export function SlipPanel({ isLost, titleId, onClose }: SlipPanelProps) {
  const t = useText();
  const shown = useSlip();
  const placing = usePlacing();
  const [lowered, setLowered] = useState<Lowered | null>(null);
  const said = useSlipSpeech(shown, placing.placing);
  const { slip } = shown;
  const isOver = placing.placing.is === 'done';
  return (
    <section className={css.slip} aria-label={t('betting.slip.title')} data-slip="">
      <SlipHead count={slip.legs.length} titleId={titleId} onClose={onClose} />
      {isOver ? (
        <SlipOutcome placing={placing} shown={shown} onLowered={setLowered} />
      ) : slip.legs.length === 0 ? (
        <SlipEmpty />
      ) : (
        <>
          <SlipModes shown={shown} />
          <div className={css.body}>
            <SlipBars shown={shown} isLost={isLost} />
            <SlipLegs shown={shown} isLost={isLost} />
            <SlipStake shown={shown} lowered={lowered} onLowered={setLowered} />
            {placing.placing.is === 'failed' && (
              <div className={css.refusal}>
                <LedRefusal refusal={placing.placing.refusal} />
              </div>
            )}
          </div>
          <SlipFoot shown={shown} placing={placing} isLost={isLost} onLowered={setLowered} />
        </>
      )}
      <p className={css.said} role="status">
        {said}
      </p>
    </section>
  );
}
