// The sounds of the stages: short tones made on the spot, so that nothing is fetched for them. They are off until a
// player turns them on, and nothing sounds like a win that is none.
import { useCallback } from 'react';
import { usePlay } from './play-context.ts';

export type SoundName = 'tick' | 'land' | 'open' | 'end' | 'win' | 'big';

/** Hertz, one after the other; each lasts `lasts` seconds and the next begins after `next`. */
interface Tune {
  notes: readonly number[];
  lasts: number;
  next: number;
  wave: OscillatorType;
}

const tunes: Readonly<Record<SoundName, Tune>> = {
  tick: { notes: [1250], lasts: 0.03, next: 0, wave: 'square' },
  land: { notes: [190], lasts: 0.09, next: 0, wave: 'triangle' },
  open: { notes: [660, 990], lasts: 0.1, next: 0.05, wave: 'sine' },
  end: { notes: [220, 165], lasts: 0.22, next: 0.09, wave: 'triangle' },
  win: { notes: [523, 659, 784], lasts: 0.2, next: 0.09, wave: 'triangle' },
  big: { notes: [523, 659, 784, 1047, 784, 1047, 1319], lasts: 0.26, next: 0.11, wave: 'triangle' },
};

const LOUDEST = 0.25;

let context: AudioContext | undefined;

function sound(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  const { notes, lasts, next, wave } = tunes[name];
  for (const [place, hertz] of notes.entries()) {
    const begins = context.currentTime + place * next;
    const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime((volume / 100) * LOUDEST, begins);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    tone.connect(loudness).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}

export function useSound(): (name: SoundName) => void {
  const { settings } = usePlay();
  return useCallback(
    (name) => {
      const { hasSound, volume } = settings.get();
      if (hasSound && volume > 0) sound(name, volume);
    },
    [settings],
  );
}
