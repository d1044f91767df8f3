import { OfflineSigns } from '../offline/offline-signs.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { PageOnItsWay } from './page-on-its-way.tsx';
import { useOpening } from './use-opening.ts';

// The list of pages, which the first step to another page needs: here before it, that step is shorter.
void import('../pages.ts');

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
