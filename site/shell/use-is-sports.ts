import { useLocation } from '@tanstack/react-router';

/** Whether the page is one of the sportsbook: its search is for matches. */
export const useIsSports = (): boolean =>
  useLocation({ select: ({ pathname }) => pathname === '/betting' || pathname.startsWith('/betting/') });
