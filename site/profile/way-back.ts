// Where a player came from to fill something in, by the route's name in our own vocabulary: `from=deposit` means the
// cashier's deposit page. Nothing else is a way back, so an address cannot send anyone elsewhere.
interface NamedRoute {
  fullPath: string;
  options: { staticData?: { name?: string } };
}

/** Null when no page goes by that name, or it needs more than its name to be found. */
export function wayBack(
  from: string | undefined,
  routes: Readonly<Record<string, NamedRoute>>,
): string | null {
  if (from === undefined || !/^[a-z][a-z-]*$/.test(from)) return null;
  const found = Object.values(routes).find(({ fullPath, options }) => {
    const name = options.staticData?.name;
    return !fullPath.includes('$') && (name === from || name?.endsWith(`-${from}`));
  });
  return found?.fullPath ?? null;
}
