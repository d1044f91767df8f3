import { useRouter, useRouterState } from '@tanstack/react-router';

/** Its text is the first page's: the next one, to which a visitor steps in the browser, stands with none. */
export function StructuredScript() {
  const { about } = useRouter().options.context;
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  return (
    <script
      key={path}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: about?.text ?? '' }}
    />
  );
}
