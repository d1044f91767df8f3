// What all tabs of a player know together: when something was last done in one of them. The browser's storage keeps it,
// also from a tab that slept; a channel says at once that it changed.
import { readMark, setMark } from '../player/player-marks.ts';

export class TabMemory {
  #channel: BroadcastChannel;
  /** Should the browser keep nothing, each tab still knows its own. */
  #heard = 0;

  constructor(uid: number, onNews: () => void) {
    this.#channel = new BroadcastChannel(`inactivity-${uid}`);
    this.#channel.onmessage = ({ data }: MessageEvent<number>) => {
      this.#heard = Math.max(this.#heard, data);
      onNews();
    };
  }

  recall = (): number => Math.max(this.#heard, Number(readMark('active_at')));

  remember = (at: number): void => {
    this.#heard = at;
    setMark('active_at', String(at));
    this.#channel.postMessage(at);
  };

  close(): void {
    this.#channel.close();
  }
}
