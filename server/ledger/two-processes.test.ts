import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { balanceOf } from './purse.ts';

const STAKES = 100;

async function startStaker(url: string, playerId: number, way: 'record' | 'batch') {
  const options = ['--url', url, '--player', String(playerId), '--stakes', String(STAKES)];
  const child = spawn(
    process.execPath,
    ['tests/staker.ts', ...options, ...(way === 'batch' ? ['--batch'] : [])],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  await expect.poll(() => said, { timeout: 30_000 }).toEqual(['ready']);
  return {
    async stake(): Promise<string[]> {
      const closed = once(child, 'close');
      child.stdin.write('go\n');
      await closed;
      return said.slice(1);
    },
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}

test.for([
  ['batch', 'batch'],
  ['batch', 'record'],
  ['record', 'record'],
] as const)(
  'of 200 stakes of 1.00 on 100.00, by two processes at once (%s, %s), exactly 100 are taken',
  async (ways) => {
    await using world = await createWorld();
    const anna = await world.player({ balances: { main: cents(10_000) } });
    using first = await startStaker(world.url, anna.id, ways[0]);
    using second = await startStaker(world.url, anna.id, ways[1]);

    const outcomes = (await Promise.all([first.stake(), second.stake()])).flat();

    expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(100);
    expect(outcomes.filter((outcome) => outcome === 'InsufficientFunds')).toHaveLength(100);
    expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(0);
  },
);
