// Plays in a thread of its own: outside the test runner, which would take several times as long.
import { parentPort } from 'node:worker_threads';
import { exploits, ways } from './ways.ts';

export interface PlayRequest {
  id: number;
  /** The place of a way, with how often it is played, or of an exploit. */
  way?: { place: number; count: number };
  exploit?: number;
}

export interface Played {
  /** Of the request. */
  id: number;
  plays: number;
  isFound: boolean;
  text: string;
}

parentPort!.on('message', ({ id, way, exploit }: PlayRequest) => {
  const profit = way === undefined ? exploits[exploit!]!.play() : ways[way.place]!.play(way.count);
  const { plays, isFound } = profit;
  parentPort!.postMessage({ id, plays, isFound, text: String(profit) } satisfies Played);
});
