// Another server's end of the bus, in a process of its own: how late it hears what was told.
import { EventEmitter, once } from 'node:events';
import { openDb } from '#server/database/db.ts';
import { openPostgresBus } from '#server/live/postgres.ts';
import { answerParent } from './child.ts';
import { quantile } from './spread.ts';

export type HearerQuestion = { open: string } | { heard: number };

export interface HearerAnswer {
  /** In milliseconds from when it was due. */
  p50: number;
  p99: number;
}

const WAITS_MS = 10_000;
const news = new EventEmitter();
let delays: number[] = [];

answerParent(async (question: HearerQuestion): Promise<HearerAnswer> => {
  if ('open' in question) {
    await open(question.open);
    return { p50: 0, p99: 0 };
  }
  const late = AbortSignal.timeout(WAITS_MS);
  while (delays.length < question.heard) await once(news, 'heard', { signal: late });
  const heard = delays;
  delays = [];
  return { p50: quantile(heard, 0.5), p99: quantile(heard, 0.99) };
});

async function open(url: string): Promise<void> {
  const bus = await openPostgresBus(openDb(url));
  bus.subscribe((message) => {
    if (!('to' in message)) return;
    const { at } = message.event.data as { at: number };
    delays.push(performance.timeOrigin + performance.now() - at);
    news.emit('heard');
  });
}
