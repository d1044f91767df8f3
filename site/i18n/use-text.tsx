import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Say, Texts } from './texts.ts';

const TextsContext = createContext<Texts | null>(null);

export const TextsProvider = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
);

export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('no texts above this component');
  return texts;
}

/** `const t = useText()`, then `t('home.title')`. Speaks again when the language changes, or the words. */
export function useText(): Say {
  const texts = useTexts();
  useSyncExternalStore(
    texts.subscribe,
    () => texts.edition,
    () => texts.edition,
  );
  return texts.say;
}
