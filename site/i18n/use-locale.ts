// The language of the page, and the way to another one: the same page at its address in that language, without a
// reload. The address alone decides (see root.tsx), so the way back leads back to the former language too.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { localisePath } from '#rules/locale.ts';
import { rememberChoice } from '../start/choice-cookie.ts';
import { useText, useTexts } from './use-text.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tells apart two entries that differ in nothing but their language. */
    locale?: string;
  }
}

export function useLocale() {
  const router = useRouter();
  const { visit } = router.options.context;
  useText();
  const texts = useTexts();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  return {
    locale: texts.locale,
    locales: visit.locales,
    /** Where this page is in that language. */
    addressIn: (code: string) => localisePath(pathname, code, visit),
    async switchTo(code: string) {
      rememberChoice('locale', code);
      texts.bound = code;
      await router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: { locale: code },
        resetScroll: false,
      });
    },
  };
}
