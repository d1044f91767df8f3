import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.for([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 'Chrome', 'Windows', 'desktop'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
    'desktop',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux', 'desktop'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
    'Safari',
    'macOS',
    'desktop',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPadOS',
    'tablet',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${blink.replace('Chrome', 'SamsungBrowser/26.0 Chrome')} Safari/537.36`,
    'Samsung Internet',
    'Android',
    'tablet',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', 'desktop'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome', 'ChromeOS', 'desktop'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} YaBrowser/25.8.0 Safari/537.36`,
    'Yandex Browser',
    'Windows',
    'desktop',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36 Vivaldi/7.5`, 'Vivaldi', 'Linux', 'desktop'],
  ['curl/8.5.0', '', '', 'unknown'],
  ['', '', '', 'unknown'],
] as const)('%s', ([userAgent, browser, system, device]) => {
  expect(readDevice(userAgent)).toEqual({ browser, system, device });
});

test('an account is read from its first sign to its five hundredth', () => {
  expect(readDevice('Firefox/140.0').browser).toBe('Firefox');
  expect(readDevice(`${' '.repeat(492)}Firefox/`).browser).toBe('Firefox');
  expect(readDevice(`${' '.repeat(493)}Firefox/`).browser).toBe('');
});

test('an endless account is read in no time', () => {
  const begun = performance.now();
  readDevice(`Android Version/1 ${'Mobil Version/1.1 '.repeat(50_000)}`);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
