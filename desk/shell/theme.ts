// Dark or light, as chosen on this browser; the page itself sets it before anything is drawn.
import { useState } from 'react';

type Theme = 'dark' | 'light';

export function useTheme() {
  const [theme, setTheme] = useState<Theme>(
    document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  );
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return {
    other,
    switchTheme() {
      document.documentElement.dataset['theme'] = other;
      localStorage.setItem('desk-theme', other);
      setTheme(other);
    },
  };
}
