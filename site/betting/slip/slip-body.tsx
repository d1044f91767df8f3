// What is picked, what it comes to, and the way to place it. Fetched with the first pick: an empty slip needs none of it.
import { useEffect, useState } from 'react';
import { LedRefusal } from '../../asking/led-refusal.tsx';
import { SlipBars } from './slip-bars.tsx';
import css from './slip-body.module.css';
import { SlipFoot } from './slip-foot.tsx';
import { SlipLegs } from './slip-legs.tsx';
import { SlipModes } from './slip-modes.tsx';
import { SlipOutcome } from './slip-outcome.tsx';
import { type Lowered, SlipStake } from './slip-stake.tsx';
import { usePlacing } from './use-placing.ts';
import { useSlip } from './use-slip.ts';
import { useSlipSpeech } from './use-slip-speech.ts';

interface SlipBodyProps {
  isLost: boolean;
  /** A receipt stands where the picks were: the slip is empty and not to be shown as such. */
  onReceipt: (isShown: boolean) => void;
}

export default function SlipBody({ isLost, onReceipt }: SlipBodyProps) {
  const shown = useSlip();
  const placing = usePlacing();
  const [lowered, setLowered] = useState<readonly Lowered[]>([]);
  const said = useSlipSpeech(shown, placing.placing);
  const isBusy = placing.placing.is !== 'idle' && placing.placing.is !== 'failed';
  useEffect(() => {
    onReceipt(isBusy);
  }, [isBusy, onReceipt]);
  return (
    <>
      {placing.placing.is === 'done' ? (
        <SlipOutcome placing={placing} shown={shown} onLowered={setLowered} />
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
    </>
  );
}
