import { OfflineSigns } from '../offline/offline-signs.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { useOpening } from './use-opening.ts';

// The list of pages, and what asks about them, which the first step to another page needs: here before it, that step is
// shorter.
void import('../pages.ts');
void import('../seo/ask-page-seo.ts');

export function WaitingSigns() {
  useOpening();
  return (
    <>
      <PageOnItsWay />
      <ConnectionBar />
      <OfflineSigns />
    </>
  );
}
