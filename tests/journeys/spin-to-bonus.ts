// Spins a slot for money until its bonus waits for the player. That happens once in many rounds, so the server is asked
// as the frame would ask it, for many of them at once.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Told } from './play-rounds.ts';

const AT_ONCE = 20;
const MOST = 5_000;

type Round = Told['round'];

export interface Spun {
  /** Over. */
  rounds: Round[];
  /** Still open. */
  bonus: Round;
}

export async function spinToBonus(page: Page, sysname: string): Promise<Spun> {
  const form = { sysname, mode: 'real' };
  const opened = await page.request.post('/api/play.open?v=1&locale=en', {
    form,
    headers: { 'x-csrf': '1' },
  });
  const { token } = ((await opened.json()) as { result: { token: string } }).result;
  const spin = async (key: string): Promise<Round[]> => {
    const answer = await page.request.post('/api/play.start?v=1&locale=en', {
      form: { bet: JSON.stringify({ stake: 20, mode: 'base' }) },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });
    // A machine that has too much to do tells under the same key what became of it.
    if (answer.status() === 503) return spin(key);
    const { result, error } = (await answer.json()) as { result?: Told; error?: { type: string } };
    // Whoever comes after the one that has the bonus is told that a round is open.
    if (result === undefined) expect(error?.type).toBe('RoundOpenException');
    return result === undefined ? [] : [result.round];
  };
  const rounds: Round[] = [];
  while (rounds.length < MOST) {
    const keys = Array.from({ length: AT_ONCE }, (_, at) => `spin-${rounds.length}-${at}`);
    rounds.push(...(await Promise.all(keys.map(spin))).flat());
    const bonus = rounds.find(({ is_over }) => !is_over);
    if (bonus !== undefined) return { rounds: rounds.filter((round) => round !== bonus), bonus };
  }
  throw new Error(`${MOST} spins without a bonus`);
}
