import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findChromium } from '#tests/journeys/chromium.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-chromium-'));
  for (const name of ['chromium-browser', 'google-chrome']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(join(folder, 'chromium'), '');
  return () => rmSync(folder, { recursive: true });
});

test('the first known browser that can be run is taken', () => {
  expect(findChromium({ PATH: `/no/such:${folder}` })).toBe(join(folder, 'chromium-browser'));
});

test('one without a window is taken before all others', () => {
  const shell = join(folder, 'shells', 'chromium-headless-shell');
  mkdirSync(join(folder, 'shells'));
  writeFileSync(shell, '');
  chmodSync(shell, 0o755);
  expect(findChromium({ PATH: `${folder}:${join(folder, 'shells')}` })).toBe(shell);
});

test('a browser that was named is believed', () => {
  expect(findChromium({ PATH: folder, CHROMIUM: '/opt/own/chrome' })).toBe('/opt/own/chrome');
});

test.skipIf(process.platform === 'darwin')('a machine without one has none', () => {
  expect(findChromium({ PATH: '/no/such' })).toBeUndefined();
});
