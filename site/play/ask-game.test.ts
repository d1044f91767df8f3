// What the frame of a game makes of a server that answers no.
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { post } from '#contract/define.ts';
import { isRefusal } from '#contract/refusals.ts';
import { NotNow } from '../asking/unanswered.ts';
import { createGameAsker } from './ask-game.ts';

const { start } = {
  start: post('example.start', { who: 'player', input: z.object({}), output: z.string() }),
};

afterEach(() => void vi.unstubAllGlobals());

function errorOf(error: object) {
  vi.stubGlobal('navigator', { onLine: true });
  const response = Response.json({ error }, { status: 503, headers: { 'retry-after': '60' } });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  return createGameAsker({ token: 't', locale: 'en' })(start, {}).catch((reason: unknown) => reason);
}

test('a closed game says so with its message and end, and only a busy server is asked again', async () => {
  const error_data = { target: 'game:mines', messages: { en: 'Checked.' }, until: null, retry_after: 60 };
  const closed = await errorOf({ type: 'InMaintenanceException', code: 63, message: '', error_data });
  expect(isRefusal(closed, 'InMaintenance') && closed.details.error_data).toEqual(error_data);
  const busy = await errorOf({ type: 'ApplicationUnavailableException', code: 13, message: '' });
  expect(busy).toBeInstanceOf(NotNow);
});
