import { expect, test } from 'vitest';
import { Busy, Lane } from './lane.ts';

/** Work that notes when it begins and ends when the test says so. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)!() };
}

const terms = { atOnce: 1, waitingMax: 4, waitingMaxEach: 3, retryAfterS: 2 };

test('no more is begun than may go on at once, and what waits begins when something ends', async () => {
  const { begun, work, end } = workshop();
  const lane = new Lane({ ...terms, atOnce: 2 });
  const all = ['a', 'b', 'c'].map((name) => lane.run('anna', work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await all[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('whoever asks for much stands in a line of their own, and the lines take turns', async () => {
  const { begun, work, end } = workshop();
  const lane = new Lane(terms);
  const asked = [
    ['eve', 'e1'],
    ['eve', 'e2'],
    ['eve', 'e3'],
    ['anna', 'a1'],
    ['boris', 'b1'],
  ].map(([asker, name]) => lane.run(asker!, work(name!)));
  for (const name of ['e1', 'e2', 'a1', 'b1', 'e3']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(asked);
});

test('a line has an end, and so have all lines together: past it one hears at once when to come again', async () => {
  const { begun, work, end } = workshop();
  const lane = new Lane(terms);
  const asked = ['e1', 'e2', 'e3', 'e4'].map((name) => lane.run('eve', work(name)));
  await expect(lane.run('eve', work('e5'))).rejects.toMatchObject({ name: 'Busy', retryAfterS: 2 });
  asked.push(lane.run('anna', work('a1')));
  await expect(lane.run('boris', work('b1'))).rejects.toBeInstanceOf(Busy);

  for (const name of ['e1', 'e2', 'a1', 'e3', 'e4']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all(asked);
  const later = lane.run('eve', work('later'));
  end('later');
  expect(await later).toBe('later');
});

test('work that fails gives its place back, and work whose asker has left is not begun', async () => {
  const { begun, work, end } = workshop();
  const lane = new Lane(terms);
  const leaving = new AbortController();
  const first = lane.run('anna', work('first'));
  const broken = lane.run('anna', () => Promise.reject(new Error('burnt')));
  const left = lane.run('anna', work('left'), leaving.signal);
  const last = lane.run('anna', work('last'));
  leaving.abort(new Error('gone'));
  end('first');
  await expect(broken).rejects.toThrow('burnt');
  await expect(left).rejects.toThrow('gone');
  await expect.poll(() => begun).toEqual(['first', 'last']);
  end('last');
  await Promise.all([first, last]);
});

test('a turn that does not come in time is not waited for, and others keep theirs', async () => {
  const { begun, work, end } = workshop();
  const lane = new Lane({ ...terms, turnWithinMs: 20 });
  const first = lane.run('anna', work('a1'));
  await expect(lane.run('boris', work('b1'))).rejects.toThrow(Busy);
  const third = lane.run('boris', work('b2'));
  end('a1');
  await first;
  await expect.poll(() => begun).toEqual(['a1', 'b2']);
  end('b2');
  expect(await third).toBe('b2');
  expect(lane.isIdle).toBe(true);
});
