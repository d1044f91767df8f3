import { useRouterState } from '@tanstack/react-router';

/** The path of the page that is on its way, while another one stands on screen. */
export const useWantedPage = (): string | null =>
  useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname ? location.pathname : null,
  });
