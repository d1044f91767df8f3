import type { Decision, Round } from '#games/kinds/kind.ts';

/** Games in which the best play depends on cards, and is worth telling. */
export type AdvisedKind = 'blackjack' | 'video-poker' | 'house-holdem';

export interface BestPlayQuestion extends Pick<Round, 'steps' | 'choices'> {
  /** Of the round and how far it has come. */
  name: string;
  kind: AdvisedKind;
  figures: unknown;
}

export interface BestPlayAnswer {
  name: string;
  decision: Decision;
}

let worker: Worker | null = null;

/** Answers come in their time; whoever no longer wants them stops listening. */
export function askBestPlay(question: BestPlayQuestion, hear: (answer: BestPlayAnswer) => void): () => void {
  worker ??= new Worker(new URL('./best-play.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const listen = ({ data }: MessageEvent<BestPlayAnswer>) => data.name === question.name && hear(data);
  asked.addEventListener('message', listen);
  asked.postMessage(question);
  return () => asked.removeEventListener('message', listen);
}
