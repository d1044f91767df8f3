// The theme in force. The server draws the page in the theme of the visitor's cookie, so none is ever drawn wrong.
import { useRouter } from '@tanstack/react-router';
import { rememberChoice } from '../start/choice-cookie.ts';
import type { Theme } from '../start/visit.ts';
import { useWatched } from '../start/watched.ts';

/** The colour around the page on a phone: the header's own, so that they meet. */
export const shellColour: Readonly<Record<Theme, string>> = { dark: '#0d1716', light: '#ffffff' };

export function useTheme() {
  const { theme } = useRouter().options.context;
  const now = useWatched(theme);
  const other: Theme = now === 'dark' ? 'light' : 'dark';
  return {
    theme: now,
    other,
    switchTheme() {
      rememberChoice('theme', other);
      theme.set(other);
    },
  };
}
