// What the page itself has brought: the language, the words, and whether the outside world is played.
import type { Messages } from '@lingui/core';

interface Opened {
  locale: string;
  messages: Messages;
  isSandbox: boolean;
}

export function readOpened(): Opened {
  const text = globalThis.document?.getElementById('opened')?.textContent;
  return text ? (JSON.parse(text) as Opened) : { locale: 'en', messages: {}, isSandbox: false };
}
