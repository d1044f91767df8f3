import type { AnyRouter } from '@tanstack/react-router';

/**
 * To the home page, before the player is signed out. On a closed site home is another document, and loading it would end
 * what is still to be sent: there the player stays, and is led away once the page knows that they are gone.
 */
export async function goHome(router: AnyRouter): Promise<void> {
  if (router.options.context.visit.protection !== 'here') await router.navigate({ to: '/' });
}
