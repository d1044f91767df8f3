import { useRouter } from '@tanstack/react-router';
import { type ComponentType, memo, Suspense, useSyncExternalStore } from 'react';

/**
 * Where a part that comes to life later stands (later.ts). Never drawn anew by what is around it: what has not come to
 * life yet would be taken away meanwhile. In another language it is another one: what came in the former could not be
 * taken over with these words.
 */
export const LaterPart = memo(function LaterPart({ part: Part }: { part: ComponentType }) {
  const { texts } = useRouter().options.context;
  const localeOf = () => texts.locale;
  const locale = useSyncExternalStore(texts.subscribe, localeOf, localeOf);
  return (
    <Suspense key={locale}>
      <Part />
    </Suspense>
  );
});
