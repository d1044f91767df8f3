// A browser by its own account of itself, as far as a player needs it to recognise where they are signed in. Such
// accounts are not to be believed, and nothing is decided by them.

export interface Device {
  /** Empty where it cannot be told. */
  browser: string;
  system: string;
  device: 'desktop' | 'phone' | 'tablet' | 'unknown';
}

/** The first that fits: most browsers also claim to be those further down. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOPiOS\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string, device: Device['device']])[] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\biPhone\b|\biPod\b/, 'iOS', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'desktop'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bMacintosh\b/, 'macOS', 'desktop'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'desktop'],
];

/** A longer account is no browser's. */
const READ_MAX = 500;

export function readDevice(userAgent: string): Device {
  const said = userAgent.slice(0, READ_MAX);
  const browser = browsers.find(([sign]) => sign.test(said));
  const system = systems.find(([sign]) => sign.test(said));
  return { browser: browser?.[1] ?? '', system: system?.[1] ?? '', device: system?.[2] ?? 'unknown' };
}
