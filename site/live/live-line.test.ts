import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff } from '../asking/backoff.ts';
import { keepLine, type LineNews } from './live-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line whose tickets and sockets are in the test's hands. */
function createLine({ tickets }: { tickets: () => Promise<string | null> }) {
  const sockets: { ticket: string; socket: WebSocket; isClosed: boolean }[] = [];
  const news: LineNews[] = [];
  const drawTicket = vi.fn(tickets);
  const open = (ticket: string) => {
    const made = { ticket, isClosed: false, socket: {} as WebSocket };
    made.socket.close = () => {
      made.isClosed = true;
    };
    sockets.push(made);
    return made.socket;
  };
  const line = keepLine({ drawTicket, open, waits: createBackoff(1_000, 30_000, () => 1) }, (told) =>
    news.push(told),
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const last = () => sockets.at(-1)!.socket;
  return { line, news, sockets, drawTicket, settle, last };
}

const opened = (socket: WebSocket) => socket.onopen?.({} as Event);
const closed = (socket: WebSocket, code: number) => socket.onclose?.({ code } as CloseEvent);

let drawn = 0;
const fresh = async () => `ticket-${++drawn}`;

test('every connection has a ticket of its own', async () => {
  const { sockets, settle, last } = createLine({ tickets: fresh });
  await settle();
  closed(last(), 1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets.length).toBe(2);
  expect(sockets[0]?.ticket).not.toBe(sockets[1]?.ticket);
});

test('after a loss it waits 1, 2, 4, 8, 16 and then always 30 seconds', async () => {
  const { sockets, settle, last } = createLine({ tickets: fresh });
  await settle();
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = sockets.length;
    closed(last(), 1006);
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(sockets.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets.length).toBe(before + 1);
  }
});

test('once it was open again, the waiting starts from the beginning', async () => {
  const { sockets, settle, last } = createLine({ tickets: fresh });
  await settle();
  for (const seconds of [1, 2, 4]) {
    closed(last(), 1006);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
  }
  opened(last());
  closed(last(), 1001);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets.length).toBe(5);
});

test('a lost answer is asked for again; no ticket means that nobody is signed in', async () => {
  const answers: (() => Promise<string | null>)[] = [
    () => Promise.reject(new Error('offline')),
    async () => null,
  ];
  const { news, drawTicket, settle } = createLine({ tickets: () => answers.shift()!() });
  await settle();
  expect(news).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(news).toEqual([{ kind: 'ended' }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(drawTicket).toHaveBeenCalledTimes(2);
});

test('when the server says that the session has ended, it says so and does not come back', async () => {
  const { news, sockets, settle, last } = createLine({ tickets: fresh });
  await settle();
  opened(last());
  last().onmessage?.({ data: '{}' } as MessageEvent);
  closed(last(), 4001);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(news).toEqual([{ kind: 'open' }, { kind: 'frame', text: '{}' }, { kind: 'ended' }]);
  expect(sockets.length).toBe(1);
});

test('hung up, it closes its socket, tries no more, and says nothing', async () => {
  const { line, news, sockets, settle, last } = createLine({ tickets: fresh });
  await settle();
  line.close();
  closed(last(), 1005);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  expect(news).toEqual([]);
});

test('hung up while a ticket is on its way, it opens nothing', async () => {
  const { line, sockets, settle } = createLine({ tickets: fresh });
  line.close();
  await settle();
  expect(sockets).toEqual([]);
});
