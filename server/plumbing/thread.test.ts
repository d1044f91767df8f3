import { expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { Thread } from './thread.ts';

/** What a thread is told to do with an order. */
const program = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (order) => { ${body} });`,
    )}`,
  );
const echo = (withinMs = 10_000) =>
  new Thread<string, string>(
    program(`
      if (order === 'die') throw new Error('it broke');
      if (order === 'leave') process.exit(3);
      if (order !== 'sleep') parentPort.postMessage('did ' + order);`),
    { withinMs },
  );

test('an order is answered, and the thread stays for the next', async () => {
  const thread = echo();
  expect(await thread.ask('one')).toBe('did one');
  expect(await thread.ask('two')).toBe('did two');
});

test.for(['die', 'leave'])('after an order that ends the thread (%s) there is another', async (order) => {
  using _written = vi.spyOn(log, 'bug').mockReturnValue();
  const thread = echo();
  await expect(thread.ask(order)).rejects.toThrow();
  expect(await thread.ask('more')).toBe('did more');
});

test('an order that takes too long is given up, and its answer is nobody else’s', async () => {
  const thread = echo(4_000);
  await expect(thread.ask('sleep')).rejects.toMatchObject({ name: 'TooManyWait' });
  expect(await thread.ask('more')).toBe('did more');
});
