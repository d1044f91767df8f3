// Work on many bets, of which one fails.
import { expect, test, vi } from 'vitest';
import { log } from '../plumbing/log.ts';
import { allReadable, eachAlone } from './each-alone.ts';

const fault = new Error('a fault');
const outage = Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' });

/** Fails with this error at the second of three pieces. */
async function workThrough(error: Error, putOff?: (piece: string) => Promise<unknown>) {
  const done: string[] = [];
  const result = eachAlone(
    ['a', 'b', 'c'],
    async (piece) => {
      if (piece === 'b') throw error;
      done.push(piece);
    },
    putOff,
  );
  return {
    done,
    error: await result.then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  };
}

test('a bet that fails is reported and postponed, and the others are worked on', async () => {
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  const putOff = vi.fn(async () => undefined);
  expect(await workThrough(fault, putOff)).toEqual({ done: ['a', 'c'], error: null });
  expect(putOff).toHaveBeenCalledExactlyOnceWith('b');
  expect(written).toHaveBeenCalledExactlyOnceWith(fault, { what: 'bets', piece: 'b' });
  expect(await workThrough(fault), 'where nothing can be postponed').toEqual({
    done: ['a', 'c'],
    error: null,
  });
});

test('an outage of the database ends the work: no bet is reported or postponed', async () => {
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  const putOff = vi.fn(async () => undefined);
  expect(await workThrough(outage, putOff)).toEqual({ done: ['a'], error: outage });
  expect(putOff).not.toHaveBeenCalled();
  expect(written).not.toHaveBeenCalled();
});

test('a bet that cannot be read is reported and left out', () => {
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  const read = (piece: number) => {
    if (piece === 2) throw fault;
    return piece * 10;
  };
  expect(allReadable([1, 2, 3], read)).toEqual([10, 30]);
  expect(written).toHaveBeenCalledExactlyOnceWith(fault, { what: 'bets', piece: 2 });
});
